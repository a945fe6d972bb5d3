/** What names an aftermarket part everywhere (decision C9). */
export const aftermarketId = (companyCode: string, partNumber: string): string => `${companyCode}#${partNumber}`;
