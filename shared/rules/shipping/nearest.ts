/** Degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;

/** Great-circle distance in miles (decision C4). */
export function distanceInMiles(from: Coordinates, to: Coordinates): number {
  const [latitudeFrom, latitudeTo] = [radians(from.latitude), radians(to.latitude)];
  const halfChord =
    Math.sin((latitudeTo - latitudeFrom) / 2) ** 2 +
    Math.cos(latitudeFrom) * Math.cos(latitudeTo) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/** The place nearest to a point (decision P9). The first wins a tie; undefined without places. */
export function nearest<P extends Coordinates>(point: Coordinates, places: readonly P[]): P | undefined {
  const [first, ...others] = places;
  return others.reduce(
    (best, place) => (best && distanceInMiles(point, place) < distanceInMiles(point, best) ? place : best),
    first,
  );
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
