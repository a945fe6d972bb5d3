import type { VehicleReference } from '#shared/schemas/catalogue/fitment-row.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-element.ts';

/** Elements that name the vehicle. Any other element with an id qualifies it. */
export const vehicleElements: ReadonlySet<string> = new Set(['BaseVehicle', 'Years', 'Make', 'Model', 'VehicleType']);

const equipmentElements: ReadonlySet<string> = new Set(['EquipmentBase', 'EquipmentModel', 'Mfr', 'ProductionYears']);

/** Whether an application is for equipment, such as a stationary engine, and not for a road vehicle. */
export function isForEquipment(app: XmlElement): boolean {
  return app.children.some((child) => equipmentElements.has(child.name));
}

/** The vehicle of an application. Undefined if it has none or its years are invalid. */
export function readVehicle(app: XmlElement): VehicleReference | undefined {
  const baseVehicle = idOf(app, 'BaseVehicle');
  if (baseVehicle) return { baseVehicle };
  const years = childOf(app, 'Years');
  const from = yearOf(years, 'from');
  const to = yearOf(years, 'to');
  const makeId = idOf(app, 'Make');
  const modelId = idOf(app, 'Model');
  const vehicleTypeId = idOf(app, 'VehicleType');
  if (!makeId || !from || !to || from > to) return undefined;
  return { makeId, ...(modelId && { modelId }), ...(vehicleTypeId && { vehicleTypeId }), from, to };
}

/** The vehicle in messages: "Make 54, Model 688, 1994-1995". */
export function describeVehicle(vehicle: VehicleReference): string {
  if ('baseVehicle' in vehicle) return `BaseVehicle ${vehicle.baseVehicle}`;
  const { makeId, modelId, vehicleTypeId, from, to } = vehicle;
  const model = modelId ? `, Model ${modelId}` : '';
  const type = vehicleTypeId ? `, VehicleType ${vehicleTypeId}` : '';
  return `Make ${makeId}${model}${type}, ${from}-${to}`;
}

function idOf(app: XmlElement, name: string): string | undefined {
  return attributeOf(childOf(app, name), 'id');
}

function yearOf(years: XmlElement | undefined, name: string): number | undefined {
  const year = attributeOf(years, name);
  return year && /^\d{4}$/.test(year) ? Number(year) : undefined;
}
