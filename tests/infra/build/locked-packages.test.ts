import { expect, it } from 'vitest';
import { withDependencies } from '#infra/build/locked-packages.ts';

const locked = {
  '': { version: '0.0.0' },
  'node_modules/native': {
    version: '1.0.0',
    dependencies: { tool: '^2' },
    optionalDependencies: { 'native-arm64': '1' },
  },
  'node_modules/native/node_modules/tool': { version: '2.0.0', dependencies: { shared: '*' } },
  'node_modules/native-arm64': { version: '1.0.0', dependencies: { native: '1' } },
  'node_modules/shared': { version: '3.0.0' },
  'node_modules/tool': { version: '1.0.0' },
  'node_modules/unrelated': { version: '9.0.0' },
};

it.each([
  { names: ['shared'], places: ['node_modules/shared'], why: 'it needs nothing' },
  {
    names: ['native'],
    places: [
      'node_modules/native',
      'node_modules/native/node_modules/tool',
      'node_modules/shared',
      'node_modules/native-arm64',
    ],
    why: 'its own tool before the common one, what is above for the rest, and round in a circle only once',
  },
  { names: ['native-x64'], places: [], why: 'not locked' },
])('takes $places for $names: $why', ({ names, places }) => {
  expect(Object.keys(withDependencies(names, locked))).toEqual(places);
});
