/** The kinds of vehicles that a manufacturer code stands for, in the classes of the safety standards (49 CFR 571.3). */
export const vehicleKinds = [
  'car',
  'multipurpose',
  'truck',
  'bus',
  'motorcycle',
  'trailer',
  'lowSpeed',
  'incomplete',
  'offRoad',
] as const;
export type VehicleKind = (typeof vehicleKinds)[number];
