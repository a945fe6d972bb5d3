import type { Fitment } from './fitments.ts';
import type { Position } from './part-types/part-type.ts';

const sides = { Left: 'Driver Side', Right: 'Passenger Side' } as const;

/** 'Front Bumper Cover, Primed, w/ Fog Lamp Holes'; 'Front Door Shell, Left, Steel'. */
export function titleOf(name: string, position: Position, style: string): string {
  const [end = '', side] = partsOf(position);
  return [end && !name.startsWith(end) ? `${end} ${name}` : name, side, style].filter(Boolean).join(', ');
}

/** The position on the vehicle in words: 'front left (driver side)'. */
export function positionInWords(position: Position): string {
  const [, side] = partsOf(position);
  return side ? `${position.toLowerCase()} (${sides[side].toLowerCase()})` : position.toLowerCase();
}

/** 'L' and 'R', 'F' and 'B', which makers add to the end of their numbers. */
export const positionSuffix = (position: Position): string =>
  position
    .split(' ')
    .map((word) => (word === 'Rear' ? 'B' : word.charAt(0)))
    .join('');

function partsOf(position: Position): [end: string, side?: keyof typeof sides] {
  const side = (['Left', 'Right'] as const).find((one) => position.endsWith(one));
  return side ? [position.slice(0, -side.length).trim(), side] : [position];
}

/** '2016-2021 Honda Civic'. */
export const vehicleInWords = ({ generation: { make, model }, from, to }: Fitment): string =>
  `${from === to ? from : `${from}-${to}`} ${make} ${model}`;
