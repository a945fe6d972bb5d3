/**
 * How long browsers and the CDN cache a file of the frontend. It is metadata of the object, because a header set by the
 * CDN would also make them cache a 404.
 */
export function cacheControlOf(key: string): string {
  // Vite puts a hash of the content into these names, so the content of a name never changes.
  return key.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
