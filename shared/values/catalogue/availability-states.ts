/** Where stock comes from, nearest first (decision P8). */
export const sourceKinds = ['local', 'transfer', 'national'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const availabilityStates = [...sourceKinds, 'limited', 'backordered', 'call'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];
