/** The filters of a catalogue list (storefront 4). */
export const facets = ['manufacturers', 'certifications', 'mileages', 'prices', 'conditions'] as const;
export type Facet = (typeof facets)[number];
