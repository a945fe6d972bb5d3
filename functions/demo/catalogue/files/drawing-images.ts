import { type Drawing, type DrawingView, pictureName } from '../drawing-names.ts';

/** The path of a drawing's picture on every store. */
export const drawingPath = (drawing: Drawing, view: DrawingView = 'front'): string =>
  `/images/demo/${pictureName(drawing, view)}.webp`;
