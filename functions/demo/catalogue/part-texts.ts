import type { Fitment } from './fitments.ts';
import type { Place } from './part-types/part-type.ts';

const sides = { Left: 'Driver Side', Right: 'Passenger Side' } as const;

/** 'Front Bumper Cover, Primed, w/ Fog Lamp Holes'; 'Front Door Shell, Left, Steel'. */
export function titleOf(name: string, place: Place, style: string): string {
  const [end = '', side] = partsOf(place);
  return [end && !name.startsWith(end) ? `${end} ${name}` : name, side, style].filter(Boolean).join(', ');
}

/** Where on the vehicle, as a person says it: 'front left (driver side)'. */
export function placeInWords(place: Place): string {
  const [, side] = partsOf(place);
  return side ? `${place.toLowerCase()} (${sides[side].toLowerCase()})` : place.toLowerCase();
}

/** 'L' and 'R', 'F' and 'B', as makers end their numbers. */
export const placeSuffix = (place: Place): string =>
  place
    .split(' ')
    .map((word) => (word === 'Rear' ? 'B' : word.charAt(0)))
    .join('');

function partsOf(place: Place): [end: string, side?: keyof typeof sides] {
  const side = (['Left', 'Right'] as const).find((one) => place.endsWith(one));
  return side ? [place.slice(0, -side.length).trim(), side] : [place];
}

/** '2016-2021 Honda Civic'. */
export const vehicleInWords = ({ generation: { make, model }, from, to }: Fitment): string =>
  `${from === to ? from : `${from}-${to}`} ${make} ${model}`;
