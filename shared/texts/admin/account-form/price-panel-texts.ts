/** The example part of an account's form and its price. All of these texts are our own. */
export const PRICE_PANEL_TEXTS = {
  title: 'Example part',
  partNumber: 'Part number',
  show: 'Show',
  another: 'Another part',
  steps: 'How the price comes about',
  pays: 'The account pays',
  sees: 'Its customer sees',
  inCart: 'One in the cart',
  noAmount: '–',
  own: 'own',
  fallback: 'default',
  unsaved: 'not saved',
  hidden: 'The account shows no prices or core charges to its users, so they are hidden here too.',
  failed: 'The price could not be loaded.',
} as const;

export const ofParentNamed = (name: string): string => `from ${name}`;
/** The name of a link from a step to the setting that decided it. */
export const stepLink = (step: string, code: number): string => `${step}: go to setting ${code}`;
