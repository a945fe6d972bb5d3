import type { VehicleKind } from '../../values/vehicle-kinds.ts';

/** Texts about the vehicle of a VIN. */
export const VIN_VEHICLE_TEXTS = {
  heavyTruck: 'Heavy truck',
  plugInHybrid: 'plug-in hybrid',
  unknownManufacturer: 'No manufacturer is known for this VIN. Please check its first three characters.',
  modelGuessed: 'The model is our best guess. Please check it.',
  modelUnknown: 'This VIN does not say which model it is. Please choose the model.',
  notOffered: 'Our catalog does not have this vehicle.',
  otherVehicle: 'Parts for another vehicle',
  areMeant: 'Are they meant for this one?',
  keep: 'Keep them',
  remove: 'Remove them',
  orderAnyway: 'Order anyway',
  goBack: 'Go back',
} as const;

export const VEHICLE_KIND_TEXTS: Readonly<Record<VehicleKind, string>> = {
  car: 'Passenger car',
  multipurpose: 'SUV or van',
  truck: 'Truck',
  bus: 'Bus',
  motorcycle: 'Motorcycle',
  trailer: 'Trailer',
  lowSpeed: 'Low-speed vehicle',
  incomplete: 'Incomplete vehicle',
  offRoad: 'Off-road vehicle',
};

/** 'Truck, made in the United States'. */
export const madeIn = (kind: string, country: string): string => {
  const article = /^(?:United|Netherlands|Philippines)/.test(country) ? 'the ' : '';
  return country ? `${kind}, made in ${article}${country}` : kind;
};
export const liters = (number: string): string => `${number} L`;
export const cylinders = (number: string): string => `${number}-cylinder`;
export const vinOf = (vin: string): string => `VIN ${vin}`;
export const partsForOthers = (count: number): string =>
  count === 1 ? '1 part in your cart is for another vehicle:' : `${count} parts in your cart are for another vehicle:`;
/** A part in the cart, and the vehicle that it was chosen for. */
export const partForVehicle = (part: string, vehicle: string): string => `${part} (for a ${vehicle})`;
