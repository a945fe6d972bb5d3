import { describe, expect, it } from 'vitest';
import { addressOf, choiceParam, patternParam, tableParams, textParam } from '#frontend/ui/table/address.ts';

const LIST = addressOf('/list', {
  search: textParam('search', 5),
  state: choiceParam('state', ['open', 'done'], undefined),
  days: choiceParam('days', [7, 30], 30),
  account: patternParam('account', /^[1-9]\d{0,3}$/),
  ...tableParams({ sorts: ['Name', 'Date'], usualSort: 'Date', isUsuallyAscending: false, sizes: [12, 24] }),
});
const USUAL = {
  search: '',
  state: undefined,
  days: 30,
  account: undefined,
  sort: 'Date',
  isAscending: false,
  page: 1,
  take: 12,
};
const parse = (query: string) => LIST.parse(new URLSearchParams(query));

describe('the state of a screen in its address', () => {
  it.each([
    { query: '', state: {}, $why: 'nothing is said' },
    { query: 'search=hood', state: { search: 'hood' }, $why: 'words' },
    { query: 'state=done', state: { state: 'done' }, $why: 'a choice' },
    { query: 'days=7', state: { days: 7 }, $why: 'a choice of numbers' },
    { query: 'account=42', state: { account: '42' }, $why: 'an id' },
    { query: 'sort=Name', state: { sort: 'Name' }, $why: 'a column' },
    { query: 'order=asc', state: { isAscending: true }, $why: 'the other direction' },
    { query: 'page=3', state: { page: 3 }, $why: 'a page' },
    { query: 'take=24', state: { take: 24 }, $why: 'a page size' },
    {
      query: 'search=a&state=open&days=7&account=1&sort=Name&order=asc&page=2&take=24',
      state: {
        search: 'a',
        state: 'open',
        days: 7,
        account: '1',
        sort: 'Name',
        isAscending: true,
        page: 2,
        take: 24,
      },
      $why: 'all of it',
    },
  ])("is read from '$query' and written back: $why", ({ query, state }) => {
    expect(parse(query)).toEqual({ ...USUAL, ...state });
    expect(LIST.pathOf(parse(query))).toBe(query === '' ? '/list' : `/list?${query}`);
  });

  it.each([
    { query: 'state=lost', $why: 'a choice that does not exist' },
    { query: 'days=8', $why: 'a number that is not offered' },
    { query: 'days=7.0', $why: 'a number in another spelling' },
    { query: 'account=0', $why: 'no id' },
    { query: 'account=1x', $why: 'more than an id' },
    { query: 'sort=Price', $why: 'a column that does not exist' },
    { query: 'order=up', $why: 'no direction' },
    { query: 'order=desc', $why: 'the usual direction' },
    { query: 'page=0', $why: 'a page before the first' },
    { query: 'page=-3', $why: 'a page far before the first' },
    { query: 'page=x', $why: 'no page' },
    { query: 'page=', $why: 'an empty page' },
    { query: 'take=13', $why: 'a size that is not offered' },
    { query: 'other=1', $why: 'a param of nobody' },
  ])("is the usual one for '$query': $why", ({ query }) => {
    expect(parse(query)).toEqual(USUAL);
    expect(LIST.pathOf(parse(query))).toBe('/list');
  });

  it.each([
    { query: 'search=hood+latch', path: '/list?search=hood+', $why: 'words are cut at the limit' },
    { query: 'page=2.9', path: '/list?page=2', $why: 'a page is a whole number' },
    { query: 'page=1e9', path: '/list?page=999', $why: 'there are 999 pages at most' },
    { query: 'page=2&sort=Name', path: '/list?sort=Name&page=2', $why: 'params have one order' },
    { query: 'search=a%26b', path: '/list?search=a%26b', $why: 'signs are escaped' },
  ])("'$query' becomes $path: $why", ({ query, path }) => {
    expect(LIST.pathOf(parse(query))).toBe(path);
  });

  it('can be ascending as usual', () => {
    const names = addressOf('/names', {
      ...tableParams({ sorts: ['Name'], usualSort: 'Name', isUsuallyAscending: true, sizes: [10] }),
    });
    expect(names.parse(new URLSearchParams()).isAscending).toBe(true);
    expect(names.pathOf(names.parse(new URLSearchParams('order=desc')))).toBe('/names?order=desc');
  });
});
