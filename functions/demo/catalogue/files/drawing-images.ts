import type { Drawing } from '../drawing-names.ts';

/** Widths and heights of part images (storefront 9). */
export const imageSizes = { thumbnail: 120, large: 400 } as const;
export type ImageSize = keyof typeof imageSizes;

/** Where the drawing is on every store. */
export const drawingPath = (drawing: Drawing, size: ImageSize): string => `/images/demo/${drawing}-${size}.webp`;
