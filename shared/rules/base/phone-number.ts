/**
 * The ten digits of a phone number, however it was typed and without a leading 1 (storefront 5, case P04). Undefined if
 * it is no such number.
 */
export function storedPhoneNumber(typed: string): string | undefined {
  return /^1?([1-9]\d{9})$/.exec(typed.replace(/\D/g, ''))?.[1];
}
