/**
 * The path of a category's picture, if the provider put one there: '/images/categories/fog-lamps.webp' for 'Fog Lamps'.
 * It is the same on every store's host.
 */
export const categoryPicture = (name: string): string =>
  `/images/categories/${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.webp`;
