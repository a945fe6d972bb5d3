import type { Drawing } from '../drawing-names.ts';

/** Where a drawing is on every store. */
export const drawingPath = (drawing: Drawing): string => `/images/demo/${drawing}.webp`;
