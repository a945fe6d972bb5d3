import { beforeEach, describe, expect, it } from 'vitest';
import { contentContract, type SpotBody } from '#shared/contracts/content.ts';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { aPicture } from '../../builders/content.ts';
import { type ContentPerson, contentAdministration } from '../../support/content-administration.ts';

const { getMarketingSpots, getSpots, getSpot, createSpot, changeSpot, removeSpot } = contentContract;

let world: Awaited<ReturnType<typeof contentAdministration>>;
beforeEach(async () => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  world = await contentAdministration(() => {
    now += 1;
    return new Date(now);
  });
});

const imageOf = (accountId: number) => picturePaths(aPicture({ accountId })).path;
const WINTER: SpotBody = { title: 'Ready for winter', url: '/pages/winter', localFileName: 'winter.png', active: true };

const create = (person: ContentPerson, { accountId = 3, ...spot }: SpotBody = {}, idempotencyKey?: string) =>
  world
    .as(person)
    .call(
      createSpot,
      { body: { ...WINTER, image: imageOf(accountId), ...spot, accountId } },
      idempotencyKey ? { idempotencyKey } : {},
    );
const make = async (person: ContentPerson, spot: SpotBody = {}) => (await create(person, spot)).output();
const change = (person: ContentPerson, { id, version }: SpotRow, body: SpotBody) =>
  world.as(person).call(changeSpot, { body: { id, version, ...body } });
const read = (person: ContentPerson, id: string) => world.as(person).call(getSpot, { params: { id } });
const remove = (person: ContentPerson, id: string) => world.as(person).call(removeSpot, { params: { id } });
const list = (person: ContentPerson, id: number) => world.as(person).call(getSpots, { params: { id: String(id) } });
const shown = async () =>
  (await world.as('child').call(getMarketingSpots, { params: { id: '3' } })).output().map(({ title }) => title);
const faultsOf = ({ text }: { readonly text: string }) => JSON.parse(text).errors as readonly unknown[];

describe('a marketing spot', () => {
  it.each([
    { person: 'provider', isReached: true },
    { person: 'parent', isReached: true },
    { person: 'child', isReached: true },
    { person: 'stranger', isReached: false },
  ] as const)('of a child is administered by $person: $isReached', async ({ person, isReached }) => {
    const spot = await make('child');
    const answers = [
      await list(person, 3),
      await read(person, spot.id),
      await create(person),
      await change(person, spot, { title: 'Winter' }),
      await remove(person, spot.id),
    ];
    const expected = isReached ? [200, undefined] : [404, 'Unauthorized'];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(answers.map(() => expected));
  });

  it('of a parent is not administered by its child, and not by a buyer', async () => {
    const spot = await make('parent', { accountId: 2 });
    expect((await read('child', spot.id)).status).toBe(404);
    expect((await change('child', spot, { title: 'Mine' })).status).toBe(404);
    expect((await read('buyer', spot.id)).status).toBe(403);
  });

  it.each([
    { spot: { image: '' }, path: 'image', message: 'The image field is required.', $why: 'a spot has a picture' },
    {
      spot: { image: imageOf(4) },
      path: 'image',
      message: 'The image must be one that was uploaded here.',
      $why: 'it is another tenant’s',
    },
    {
      spot: { image: 'https://elsewhere.test/a.png' },
      path: 'image',
      message: 'The image must be one that was uploaded here.',
      $why: 'it is elsewhere',
    },
    { spot: { title: ' ' }, path: 'Title', message: 'You must provide a title.', $why: 'it has no title' },
    ...['', 'javascript:alert(1)', '//evil.test', 'java\tscript:alert(1)', 'data:text/html,a', 'winter'].map((url) => ({
      spot: { url },
      path: 'Url',
      message: 'Url does not appear to be valid.',
      $why: 'it is neither a path of the store nor a web address',
    })),
  ])('is refused with $spot, as $$why', async ({ spot, path, message }) => {
    const before = await make('child');
    for (const answer of [await create('child', spot), await change('child', before, spot)]) {
      expect([answer.status, answer.errors, faultsOf(answer)]).toEqual([400, 'Invalid Request.', [{ path, message }]]);
    }
    expect((await list('child', 3)).output()).toEqual([before]);
  });

  it('may lead to a path of the store and to the web, and have a picture of its parent', async () => {
    const spot = await make('child', { url: 'https://example.com/a', image: imageOf(2) });
    expect((await change('child', spot, { url: '/brake%20pads' })).output().url).toBe('/brake%20pads');
  });

  it('is refused with a picture that is not there any more', async () => {
    const image = picturePaths(aPicture({ accountId: 3, name: `${'b'.repeat(32)}.webp` })).path;
    const answer = await create('child', { image });
    expect([answer.status, answer.errors]).toEqual([400, PICTURE_TEXTS.gone]);
    expect((await list('child', 3)).output()).toEqual([]);
  });

  it('is refused when somebody else has saved in between', async () => {
    const spot = await make('child');
    await change('parent', spot, { title: 'Winter' });
    const answer = await change('child', spot, { image: imageOf(2) });
    expect([answer.status, faultsOf(answer)]).toEqual([409, [expect.objectContaining({ path: 'image' })]]);
  });

  it('has no history for another tenant, and is not restored from there', async () => {
    const spot = await make('child');
    await change('child', spot, { title: 'Winter' });
    const call = { params: { kind: 'spot', id: spot.id }, query: {} } as const;
    const historyFor = async (person: ContentPerson) =>
      (await world.historyAs(person).call(usersContract.getHistoryOf, call)).output().data;
    const [newest] = await historyFor('child');
    expect(await historyFor('stranger')).toEqual([]);
    const entry = { params: { entry: newest?.id ?? '' }, body: {} };
    expect((await world.historyAs('stranger').call(usersContract.restoreFromHistory, entry)).status).toBe(404);
    expect((await read('child', spot.id)).output().title).toBe('Winter');
  });

  it('is made once, however often the call is repeated with the same key', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create('child', {}, 'one-key-one')));
    expect(new Set(answers.map((answer) => answer.output().id)).size).toBe(1);
    expect((await list('child', 3)).output()).toHaveLength(1);
  });
});

it('marketing spots of a child are listed by title, and then the active ones of its parent', async () => {
  await make('child', { title: 'Winter' });
  await make('child', { title: 'filters', active: false });
  await make('parent', { title: 'Brakes', accountId: 2 });
  await make('parent', { title: 'Draft', accountId: 2, active: false });
  const rows = (await list('child', 3)).output();
  expect(rows.map(({ title, companyName, inherited }) => [title, companyName, inherited])).toEqual([
    ['filters', 'Summit East', false],
    ['Winter', 'Summit East', false],
    ['Brakes', 'Summit Collision', true],
  ]);
  expect(await shown()).toEqual(['Winter', 'Brakes']);
});

it('a removed marketing spot is nowhere and comes back as it was, and its history shows it', async () => {
  const spot = await make('child');
  const { historyEntry } = (await remove('child', spot.id)).output();
  expect([await shown(), (await list('child', 3)).output(), (await read('child', spot.id)).status]).toEqual([
    [],
    [],
    404,
  ]);
  const history = world.historyAs('child');
  await history.call(usersContract.restoreFromHistory, { params: { entry: historyEntry }, body: {} });
  expect((await read('child', spot.id)).output()).toMatchObject({ ...WINTER, image: imageOf(3) });
  expect(await shown()).toEqual(['Ready for winter']);
  const { data } = (
    await history.call(usersContract.getHistoryOf, { params: { kind: 'spot', id: spot.id }, query: {} })
  ).output();
  expect(data.map(({ action, mayRestore }) => [action, mayRestore])).toEqual([
    ['restored', false],
    ['removed', true],
    ['created', false],
  ]);
});
