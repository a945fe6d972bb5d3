/** The object that a path names; undefined if the path leaves the folder or can't be decoded. */
export function keyOf(uri: string): string | undefined {
  try {
    const key = decodeURIComponent(uri).slice(1);
    const isSafe = !key.includes('\0') && !key.split(/[/\\]/).some((part) => part === '.' || part === '..');
    return isSafe ? key : undefined;
  } catch {
    return undefined;
  }
}
