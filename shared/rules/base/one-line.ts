/**
 * A text without line breaks and other control characters, for headers and lists, where it must not start a new line
 * (H10).
 */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
