/** Ten digits by the mask (000) 000-0000 (storefront 5); anything else as it is. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
