import type { SentApplication, VehicleReference } from '#shared/schemas/catalogue/fitment-row.ts';
import type { IssueCounts } from '../issues.ts';
import { checkNumber, shownTextOf } from '../xml/element-texts.ts';
import { attributeOf, childElements, childOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { isForEquipment, readVehicle, vehicleElements } from './read-vehicle.ts';

/** The text of a code in an element of that name ("Position", "22"), if the provider's lists have it. */
export type CodeText = (kind: string, id: string) => string | undefined;

interface ApplicationKey {
  readonly brand: string;
  readonly brandPartNumber: string;
  readonly id: string;
}

/** An application as read from the file. Its vehicle is named by the supplier's ids. */
export type ApplicationReading =
  | (ApplicationKey & { readonly kind: 'add'; readonly vehicle: VehicleReference; readonly fields: ApplicationFields })
  | (ApplicationKey & { readonly kind: 'delete' })
  | { readonly kind: 'equipment' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

type ApplicationFields = Omit<SentApplication, 'id' | 'vehicle'>;

/** Pictures and the order in a printed catalogue. They are useless without the supplier's drawings. */
const assetElements: ReadonlySet<string> = new Set([
  'AssetName',
  'AssetItemOrder',
  'AssetItemRef',
  'DiagramAsset',
  'DisplayOrder',
  'NonDiagramAssets',
]);

/** Elements that are read by name and are not qualifiers. */
const namedElements: ReadonlySet<string> = new Set([
  'Qty',
  'PartType',
  'PartTerminology',
  'Position',
  'Part',
  'PartNumber',
]);

/** Reads an App of ACES 3.1 to 5.0. Ids are trimmed. Codes that are in no list are kept and counted. */
export function readApplication(
  app: XmlElement,
  headerBrand: string | undefined,
  codeText: CodeText,
  issueCounts: IssueCounts,
): ApplicationReading {
  const action = attributeOf(app, 'action')?.toUpperCase();
  const id = attributeOf(app, 'id');
  const part = childOf(app, 'Part', 'PartNumber');
  const brand = attributeOf(part, 'BrandAAIAID', 'BrandID') ?? headerBrand;
  const brandPartNumber = part?.text.trim();

  if (action !== 'A' && action !== 'D') return refused('action', 'The action is neither A (add) nor D (delete).');
  if (!id) return refused('missing-id', 'The application has no id.');
  if (!brandPartNumber) return refused('missing-part', 'The application has no part.');
  if (!brand) return refused('missing-brand', 'Neither the part nor the header names a brand.');
  if (action === 'D') return { kind: 'delete', brand, brandPartNumber, id };
  if (isForEquipment(app)) return { kind: 'equipment' };

  checkNumber(brandPartNumber, app, issueCounts);
  const vehicle = readVehicle(app);
  if (!vehicle) return refused('missing-vehicle', 'The application has no vehicle or invalid years.');
  const partTypeElement = childOf(app, 'PartType', 'PartTerminology');
  const partType = attributeOf(partTypeElement, 'id');
  if (!partType) return refused('missing-part-type', 'The application has no part type.');
  if (!codeText('PartType', partType)) issueCounts.add('unknown-code', `PartType ${partType} is not in the list`, app);

  return {
    kind: 'add',
    brand,
    brandPartNumber,
    id,
    vehicle,
    fields: {
      partType,
      ...positionOf(app, codeText, issueCounts),
      quantity: quantityOf(app, issueCounts),
      ...readQualifiers(app, codeText, issueCounts),
    },
  };
}

function refused(code: string, message: string): ApplicationReading {
  return { kind: 'refused', code, message };
}

function positionOf(app: XmlElement, codeText: CodeText, issueCounts: IssueCounts): { position?: string } {
  const element = childOf(app, 'Position');
  const id = attributeOf(element, 'id');
  if (!element || !id) return {};
  const text = codeText('Position', id);
  if (!text) issueCounts.add('unknown-code', `Position ${id} is not in the list`, element);
  return { position: text ?? id };
}

function quantityOf(app: XmlElement, issueCounts: IssueCounts): number {
  const text = textOf(app, 'Qty');
  if (text && /^0*[1-9]\d{0,5}$/.test(text)) return Number(text);
  issueCounts.add('quantity', text ? `Quantity ${text} is imported as 1` : 'A missing quantity is imported as 1', app);
  return 1;
}

/** All qualifiers of an application. Repeats are kept, because the same Qdb id may come twice with different values. */
function readQualifiers(
  app: XmlElement,
  codeText: CodeText,
  issueCounts: IssueCounts,
): { notes: string[]; options: string[] } {
  const notes: string[] = [];
  const options: string[] = [];
  for (const child of app.children) {
    const { name } = child;
    const isVehicle = vehicleElements.has(name);
    if (isVehicle || namedElements.has(name)) continue;
    const id = attributeOf(child, 'id');
    if (assetElements.has(name)) issueCounts.add('not-used', `${name} of an application is not used`, child);
    else if (name === 'Note') notes.push(shownTextOf(child, issueCounts));
    else if (name === 'MfrLabel') options.push(`MfrLabel:${shownTextOf(child, issueCounts)}`);
    else if (id) {
      options.push(`${name}:${id}`);
      notes.push(name === 'Qual' ? qualifierText(child, id, codeText, issueCounts) : (codeText(name, id) ?? ''));
    } else issueCounts.add('unknown-element', `${name} of an application is not known`, child);
  }
  return { notes: notes.filter(Boolean), options };
}

/** The text that a Qdb qualifier has itself, or else its text in the list, or else its parameter values. */
function qualifierText(qualifier: XmlElement, id: string, codeText: CodeText, issueCounts: IssueCounts): string {
  const values = childElements(qualifier, 'param').map((param) => attributeOf(param, 'value') ?? '');
  const text = childOf(qualifier, 'text');
  return (text && shownTextOf(text, issueCounts)) || codeText('Qual', id) || values.join(' ').trim();
}
