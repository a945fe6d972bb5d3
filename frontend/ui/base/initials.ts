/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}
