/** A GIF of one pixel, as base64. */
export const SMALLEST_PICTURE = 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
