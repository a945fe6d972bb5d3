import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedNames, mergeChanges } from '#frontend/admin/form/merge-changes.ts';

const base = { email: 'a@x.example', city: 'Gary', active: true };

describe('changes of two people (decision B285)', () => {
  it.each([
    { mine: {}, theirs: {}, values: {}, conflicts: [], why: 'nobody changed anything' },
    { mine: { city: 'Reno' }, theirs: {}, values: { city: 'Reno' }, conflicts: [], why: 'only I changed it' },
    { mine: {}, theirs: { city: 'Troy' }, values: { city: 'Troy' }, conflicts: [], why: 'only they changed it' },
    {
      mine: { city: 'Reno' },
      theirs: { active: false },
      values: { city: 'Reno', active: false },
      conflicts: [],
      why: 'each changed another field',
    },
    {
      mine: { city: 'Reno' },
      theirs: { city: 'Reno' },
      values: { city: 'Reno' },
      conflicts: [],
      why: 'both wrote the same',
    },
    {
      mine: { city: 'Reno', email: '' },
      theirs: { city: 'Troy', active: false },
      values: { city: 'Reno', email: '', active: false },
      conflicts: ['city'],
      why: 'one field is in conflict, and the others are not',
    },
  ])('are merged where $why', ({ mine, theirs, values, conflicts }) => {
    expect(mergeChanges(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      values: { ...base, ...values },
      conflicts,
    });
  });

  it('never lose mine, and never take back theirs in a field that I left alone', () => {
    const record = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3'), c: fc.boolean() });
    fc.assert(
      fc.property(record, record, record, (begun, mine, theirs) => {
        const merged = mergeChanges(begun, mine, theirs);
        const own = changedNames(begun, mine);
        for (const name of ['a', 'b', 'c'] as const) {
          expect(merged.values[name]).toBe(own.includes(name) ? mine[name] : theirs[name]);
        }
      }),
    );
  });
});
