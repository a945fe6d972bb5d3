/** A text without line breaks and other controls, for where it must not begin a line of its own (H10): headers, lists. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
