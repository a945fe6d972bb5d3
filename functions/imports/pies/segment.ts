import { attributeOf, childOf, listOf, type XmlElement } from '../xml/xml-element.ts';

/** The rows of a segment of an item without those marked as deleted; undefined when the segment was not sent. */
export function segmentOf(item: XmlElement, list: string, name: string): readonly XmlElement[] | undefined {
  return childOf(item, list) && listOf(item, list, name).filter((row) => maintenanceOf(row) !== 'D');
}

/** A add, C change, D delete, N nothing; A when not said. */
export function maintenanceOf(element: XmlElement): string {
  return attributeOf(element, 'MaintenanceType')?.toUpperCase() ?? 'A';
}
