import type { VehicleKind } from '../../values/vehicle-kinds.ts';

/** What a VIN says about its vehicle. */
export const VIN_VEHICLE_TEXTS = {
  heavyTruck: 'Heavy truck',
  unknownManufacturer: 'No manufacturer is known for this VIN. Please check its first three characters.',
  modelGuessed: 'The model is our best guess. Please check it.',
  modelUnknown: 'This VIN does not say which model it is. Please choose the model.',
  checkDigit: 'The check digit does not match. Please check this VIN again.',
  hybrid: 'plug-in hybrid',
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

export const madeIn = (kind: string, country: string): string => (country ? `${kind}, made in ${country}` : kind);
export const liters = (number: string): string => `${number} L`;
export const cylinders = (number: string): string => `${number}-cylinder`;
/** The vehicle is not in the catalog under any of its names. */
export const notOffered = (vehicle: string): string => `We have no parts for a ${vehicle}.`;
