/** The drawings that stand for photographs in the demo. */
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

/** How a thing is shown: as drawn, mirrored, and from near. Each is a picture of its own. */
export const drawingViews = ['front', 'other-side', 'close-up'] as const;
export type DrawingView = (typeof drawingViews)[number];

/** What a picture's file is called, without its ending. */
export const pictureName = (drawing: Drawing, view: DrawingView): string =>
  view === 'front' ? drawing : `${drawing}-${view}`;
