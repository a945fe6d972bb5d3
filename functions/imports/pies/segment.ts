import { attributeOf, childOf, listOf, type XmlElement } from '../xml/xml-element.ts';

/** The rows of a segment without those marked as deleted. Undefined if the segment was not sent. */
export function segmentOf(item: XmlElement, list: string, name: string): readonly XmlElement[] | undefined {
  return childOf(item, list) && listOf(item, list, name).filter((row) => maintenanceOf(row) !== 'D');
}

/** A for add, C for change, D for delete, N for no change. The default is A. */
export function maintenanceOf(element: XmlElement): string {
  return attributeOf(element, 'MaintenanceType')?.toUpperCase() ?? 'A';
}
