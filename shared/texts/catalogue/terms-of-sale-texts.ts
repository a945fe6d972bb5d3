/** Under which terms a part is sold. All are our own. */
export const soldInMultiples = (multiple: string): string => `Sold in multiples of ${multiple}`;
export const withMinimum = (quantity: string): string => `, at least ${quantity}`;
export const minimumOrder = (quantity: string): string => `Minimum order ${quantity}`;
export const notShippedTo = (places: string): string => `Can’t be shipped to ${places}`;
/** Between places, and before the number of those that are not named. */
export const OR = ' or ';
export const morePlaces = (count: string): string => `${count} more`;

/** A part of an order that its terms refuse, with its number. */
export const refusedByTerms = (part: string, reason: string): string => `${part}: ${reason}.`;
