/** What the picker shows while makes or models can't be looked up (storefront 4, decision X5). Nothing is sold for them. */
export const SAMPLE_MODELS: Readonly<Record<string, readonly string[]>> = {
  Ford: ['Explorer', 'F-150', 'Fusion'],
  Honda: ['Accord', 'Civic', 'CR-V'],
  Toyota: ['Camry', 'Corolla', 'RAV4'],
};
