/** The two lines of business. Customers know salvage as "Recycled". */
export const linesOfBusiness = ['aftermarket', 'salvage'] as const;
export type LineOfBusiness = (typeof linesOfBusiness)[number];

interface LineFacts {
  readonly key: number;
  readonly label: string;
  readonly companyCode: string;
}

/** Keys, labels and company codes of storefront 1. Canada's aftermarket company is 002. */
export const LINE_FACTS: Record<LineOfBusiness, LineFacts> = {
  aftermarket: { key: 1, label: 'Aftermarket', companyCode: '001' },
  salvage: { key: 2, label: 'Recycled', companyCode: '004' },
};
