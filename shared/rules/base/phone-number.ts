/** Ten digits, however they were typed, after a leading 1 (storefront 5, case P04); undefined where it is no such number. */
export function storedPhoneNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[1-9]\d{9}$/.test(digits) ? digits : undefined;
}
