import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partTitle } from '#shared/rules/catalogue/part-title.ts';

describe('a title is taken apart', () => {
  it.each([
    { title: 'Headlamp Assembly, Left, LED', name: 'Headlamp Assembly', words: 'Left', difference: 'LED' },
    { title: 'Front Door Shell, Right, Steel', name: 'Door Shell', words: 'Front right', difference: 'Steel' },
    { title: 'Control Arm, Front Lower', name: 'Control Arm', words: 'Front lower', difference: '' },
    {
      title: 'Front Bumper Cover, Primed, w/ Fog Lamp Holes',
      name: 'Bumper Cover',
      words: 'Front',
      difference: 'Primed, w/ Fog Lamp Holes',
    },
    { title: 'Rear View Mirror, Black', name: 'Rear View Mirror', words: '', difference: 'Black' },
    { title: 'Engine, 2.5L', name: 'Engine', words: '', difference: '2.5L' },
    { title: 'Halogen headlight', name: 'Halogen headlight', words: '', difference: '' },
    { title: 'Left', name: 'Left', words: '', difference: '' },
    { title: '', name: '', words: '', difference: '' },
  ])('"$title" is "$name", "$words", "$difference"', ({ title, name, words, difference }) => {
    expect(partTitle(title)).toMatchObject({ name, position: { words }, difference });
  });

  it.each([
    { title: 'Front Door Shell, Right', end: 'front', side: 'right' },
    { title: 'Tail Lamp, Left', end: undefined, side: 'left' },
    { title: 'Rear Brake Rotor', end: 'rear', side: undefined },
    { title: 'Hood', end: undefined, side: undefined },
  ])('"$title" is at $end, $side', ({ title, end, side }) => {
    expect(partTitle(title).position).toMatchObject({ end, side });
  });

  it('always has a name if there is a title', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        const { name, difference } = partTitle(title);
        expect(name !== '' || title.startsWith(', ')).toBe(true);
        expect(title).toContain(difference.split(', ')[0]);
      }),
    );
  });
});
