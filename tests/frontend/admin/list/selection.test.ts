import { describe, expect, it } from 'vitest';
import {
  nothingSelected,
  refreshed,
  type Selection,
  selectedShare,
  toggled,
  toggledPage,
  toggledTo,
} from '#frontend/admin/list/selection.ts';

const PAGE = ['a', 'b', 'c', 'd'].map((key) => [key, { key }] as const);
const rowOf = (key: string) => ({ key });

function selectionOf(keys: string, anchor?: string): Selection<{ key: string }> {
  return { rows: new Map([...keys].map((key) => [key, rowOf(key)])), anchor };
}
const keysOf = (selection: Selection<unknown>) => [...selection.rows.keys()].sort().join('');

describe('a selection', () => {
  it('takes a row in, and out again', () => {
    const once = toggled(nothingSelected(), 'b', rowOf('b'));
    expect(keysOf(once)).toBe('b');
    expect(keysOf(toggled(once, 'b', rowOf('b')))).toBe('');
  });

  it.each([
    { before: 'a', anchor: 'a', to: 'c', after: 'abc', $why: 'downwards' },
    { before: 'd', anchor: 'd', to: 'b', after: 'bcd', $why: 'upwards' },
    { before: 'abcd', anchor: 'a', to: 'c', after: 'd', $why: 'out again' },
    { before: '', anchor: undefined, to: 'c', after: 'c', $why: 'from nowhere' },
    { before: 'z', anchor: 'z', to: 'b', after: 'bz', $why: 'from a row of another page' },
    { before: 'a', anchor: 'a', to: 'z', after: 'a', $why: 'to a row that is not there' },
  ])('goes from $anchor to $to with Shift: $why', ({ before, anchor, to, after }) => {
    expect(keysOf(toggledTo(selectionOf(before, anchor), PAGE, to))).toBe(after);
  });

  it.each([
    { selected: '', share: 'none', toggledKeys: 'abcd' },
    { selected: 'z', share: 'none', toggledKeys: 'abcdz' },
    { selected: 'ab', share: 'some', toggledKeys: 'abcd' },
    { selected: 'abcdz', share: 'all', toggledKeys: 'z' },
  ])('has $share of a page with "$selected", and a press makes it "$toggledKeys"', ({ selected, share, toggledKeys }) => {
    expect(selectedShare(selectionOf(selected), PAGE)).toBe(share);
    expect(keysOf(toggledPage(selectionOf(selected), PAGE))).toBe(toggledKeys);
  });

  it('has the rows as they are now, and keeps those of other pages', () => {
    const now = { key: 'a', version: 2 };
    const selection = refreshed(selectionOf('az'), [['a', now]]);
    expect(selection.rows.get('a')).toBe(now);
    expect(keysOf(selection)).toBe('az');
  });
});
