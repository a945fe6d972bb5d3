import { type Drawing, type DrawingView, pictureName } from '../drawing-names.ts';

/** Where a picture of a drawing is on every store. */
export const drawingPath = (drawing: Drawing, view: DrawingView = 'front'): string =>
  `/images/demo/${pictureName(drawing, view)}.webp`;
