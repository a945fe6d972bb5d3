import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { postalLocation } from '#functions/data/locations/postal-locations.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';

/** The points of a file whose last two columns are latitude and longitude, by what stands in the first. */
function pointsOf(file: string) {
  const [, ...rows] = readFileSync(path.resolve('../shared/data/geo', file), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const cells = row.trim().split(',');
    return {
      code: String(cells[0]),
      state: String(cells.at(-3)),
      latitude: Number(cells.at(-2)),
      longitude: Number(cells.at(-1)),
    };
  });
}

function milesOff(points: ReturnType<typeof pointsOf>, codeOf = (code: string) => code): number[] {
  const miles = points.map((point) => {
    const location = postalLocation(codeOf(point.code));
    return location ? distanceInMiles(location, point) : Number.POSITIVE_INFINITY;
  });
  return miles.toSorted((a, b) => a - b);
}

const share = (miles: readonly number[], part: number) => miles[Math.floor(part * (miles.length - 1))];

describe('the places of ZIP codes, against the centroids of the census', () => {
  const miles = milesOff(pointsOf('us_zcta_centroids.csv'));

  it.each([
    { part: 0.5, within: 2 },
    { part: 0.9, within: 5 },
    { part: 0.99, within: 20 },
    { part: 0.999, within: 60 },
  ])('are within $within miles for $part of them', ({ part, within }) => {
    expect(share(miles, part)).toBeLessThan(within);
  });

  it('are known for all of them', () => {
    expect(miles.at(-1)).toBeLessThan(1000);
  });
});

describe('case P05: the ZIP codes that the census does not know', () => {
  const known = pointsOf('zips_without_zcta.csv').filter(({ state }) => !['AA', 'AE', 'AP'].includes(state));

  it('are where the other file has them, military addresses apart', () => {
    expect(milesOff(known).at(-1)).toBeLessThan(0.5);
  });
});

describe('the places of Canadian codes, told by their first letter', () => {
  const miles = milesOff(
    pointsOf('ca_fsa_latlng.csv').filter(({ latitude, longitude }) => latitude && longitude),
    (area) => `${area}1A1`,
  );

  it.each([
    { part: 0.5, within: 50 },
    { part: 0.9, within: 200 },
    { part: 1, within: 1500 },
  ])('are within $within miles for $part of them', ({ part, within }) => {
    expect(share(miles, part)).toBeLessThan(within);
  });
});
