/** The My Vehicles screen and its errors. All of these texts are our own. */
export const GARAGE_TEXTS = {
  title: 'My Vehicles',
  empty: 'No saved vehicles yet.',
  emptyDetail: 'Choose a vehicle and save it here. It is kept for 14 days.',
  save: 'Save to My Vehicles',
  saved: 'Vehicle saved.',
  isSaved: 'In My Vehicles',
  undo: 'Undo',
  garageIsFull: 'You have 200 saved vehicles. Please remove one first.',
  customerNameTooLong: (label: string, length: number) => `${label} can have at most ${length} characters.`,
} as const;

export const removeVehicle = (vehicle: string) => `Remove ${vehicle}`;
export const vehicleRemoved = (vehicle: string) => `${vehicle} was removed.`;
export const expiresOn = (date: string) => `Kept until ${date}`;
export const customerNameHint = (label: string) => `${label} (optional)`;
