/** What is said when a vehicle can't be saved, in the product's own words. */
export const GARAGE_TEXTS = {
  garageIsFull: 'You have 200 saved vehicles. Please remove one first.',
  customerNameTooLong: (label: string, length: number) => `${label} can have ${length} characters at most.`,
} as const;
