/** The object that a path names; none for one that leads out of its place or can't be decoded. */
export function keyOf(uri: string): string | undefined {
  try {
    const key = decodeURIComponent(uri).slice(1);
    const isSafe = !key.includes('\0') && !key.split(/[/\\]/).some((part) => part === '.' || part === '..');
    return isSafe ? key : undefined;
  } catch {
    return undefined;
  }
}
