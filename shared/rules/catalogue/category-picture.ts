/**
 * Where the picture of a category lies on every store's host, if its provider put one there: '/images/categories/fog-lamps.webp'
 * of 'Fog Lamps'.
 */
export const categoryPicture = (name: string): string =>
  `/images/categories/${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.webp`;
