/** The drawings that replace photographs in the demo. */
export const drawingNames = [
  'airbag',
  'brake',
  'bumper',
  'door',
  'electrical',
  'engine',
  'exhaust',
  'fender',
  'filter',
  'glass',
  'grille',
  'headlamp',
  'hood',
  'mirror',
  'radiator',
  'seat',
  'sensor',
  'suspension',
  'tail-lamp',
  'transmission',
  'vehicle-car',
  'vehicle-coupe',
  'vehicle-suv',
  'vehicle-truck',
  'vehicle-van',
  'wheel',
] as const;
export type Drawing = (typeof drawingNames)[number];

/** The views of a drawing: as drawn, mirrored and close up. Each view is a picture of its own. */
export const drawingViews = ['front', 'other-side', 'close-up'] as const;
export type DrawingView = (typeof drawingViews)[number];

/** The file name of a picture without its extension. */
export const pictureName = (drawing: Drawing, view: DrawingView): string =>
  view === 'front' ? drawing : `${drawing}-${view}`;
