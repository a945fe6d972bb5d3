import { randomUUID } from 'node:crypto';
import { contentDependencies } from '#functions/content/dependencies.ts';
import { contentRoutes } from '#functions/content/routes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { imagesDependencies } from '#functions/images/dependencies.ts';
import { imagesRoutes } from '#functions/images/routes.ts';
import { IMAGES_MEMORY } from '#infra/stack/group-needs.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { imagesContract } from '#shared/contracts/images.ts';
import { anAccount } from '../../builders/accounts.ts';
import { pngChunk, sample, withChunk } from '../../support/pictures/sample-pictures.ts';
import type { Call } from './measured-call.ts';
import { asStaff, STAFF } from './staff.ts';

const { getPages, getPage, savePage, removePage, linkDraft } = contentContract;
const { getSpots, getSpot, createSpot, changeSpot, removeSpot } = contentContract;

const PAGES = 200;
const SPOTS = 50;
const CALLS = 30;
/** As many as one call is made at most: warm-ups, timed ones and two that are counted. */
const REMOVED = CALLS + 5;
/** A top-level account of the many. */
const ACCOUNT = 1_000;
const BUDGET = '2 trips';
/** For another account its record is read as well (decision B420). */
const BUDGET_ELSEWHERE = '3 trips';
const PROVIDER_STORE = {
  website: { id: 1, accountId: 1, name: 'Provider', url: 'http://shop.test', host: 'shop.test', version: 1 },
  account: anAccount({ id: 1 }),
};

export interface Content {
  readonly calls: readonly Call[];
  /** The pages and marketing spots of the account whose content is listed. */
  readonly pages: number;
  readonly spots: number;
}

/** The calls of pictures, pages and marketing spots, as the provider's staff make them for another account. */
export async function contentCalls(table: Table): Promise<Content> {
  const authenticator = { byToken: async () => STAFF, byRecords: async () => ({ actor: STAFF }) };
  const content = asStaff(table, contentContract, contentRoutes, (on, fromEdge) =>
    contentDependencies(on, { ...fromEdge, authenticator, findStore: async () => PROVIDER_STORE }),
  );
  const images = asStaff(table, imagesContract, imagesRoutes, (on, { now }) =>
    imagesDependencies(on, { now, files: { put: async () => undefined, remove: async () => undefined } }),
  );
  const picture = await sample().png().toBuffer();
  /** Another file with the same picture. The same file again would be known already. */
  const anotherFile = () =>
    withChunk(picture, pngChunk('tEXt', Buffer.from(`Comment\0${randomUUID()}`))).toString('base64');

  const aPage = () => ({
    accountId: ACCOUNT,
    title: 'Returns and cores',
    slug: `page-${randomUUID().slice(0, 8)}`,
    menuTitle: 'Returns',
    text: `<p>${'Bring the part back within 30 days, in its box. '.repeat(40)}</p>`,
    active: true,
    displayNavMenuLink: false,
  });
  const makePage = async () => (await content.call(savePage, { body: aPage() })).output();
  const upload = async () =>
    (
      await images.call(imagesContract.uploadImage, {
        body: { accountId: ACCOUNT, purpose: 'spot', fileName: 'winter.png', content: anotherFile() },
      })
    ).output();
  const { path: image } = await upload();
  const aSpot = () => ({
    accountId: ACCOUNT,
    title: `Winter ${randomUUID().slice(0, 8)}`,
    url: '/pages/winter',
    image,
    localFileName: 'winter.png',
    active: true,
  });
  const makeSpot = async () => (await content.call(createSpot, { body: aSpot() })).output();

  const pages = await several(PAGES + REMOVED, makePage);
  const spots = await several(SPOTS + REMOVED, makeSpot);
  let [page] = pages;
  let [spot] = spots;
  if (!page || !spot) throw new Error('There is nothing to read');
  const [{ id: pageId }, { id: spotId }] = [page, spot];

  const row = (name: string, run: Call['run'], budget = BUDGET) => ({ name, budget, times: CALLS, run, table });
  const params = { id: String(ACCOUNT) };
  const calls: readonly Call[] = [
    { ...row('an upload of a small picture', upload), memory: IMAGES_MEMORY },
    row('the pages of an account', async () =>
      (await content.call(getPages, { params: { accountId: params.id }, query: { search: '', Take: '25' } })).output(),
    ),
    row('a page', async () => (await content.call(getPage, { params: { id: pageId }, query: {} })).output()),
    row('a new page', makePage, BUDGET_ELSEWHERE),
    row(
      'a change of a page',
      async () => {
        const body = { id: pageId, version: page?.editing?.version ?? 0, title: `Returns ${randomUUID()}` };
        page = (await content.call(savePage, { body })).output();
      },
      BUDGET_ELSEWHERE,
    ),
    row(
      'a draft link',
      async () => (await content.call(linkDraft, { params: { id: pageId }, body: {} })).output(),
      BUDGET_ELSEWHERE,
    ),
    row('a removal of a page', async () =>
      (await content.call(removePage, { params: { id: pages.pop()?.id ?? '' } })).output(),
    ),
    row('the marketing spots of an account', async () => (await content.call(getSpots, { params })).output()),
    row('a marketing spot', async () => (await content.call(getSpot, { params: { id: spotId } })).output()),
    row('a new marketing spot', makeSpot, BUDGET_ELSEWHERE),
    row(
      'a change of a marketing spot',
      async () => {
        const body = { id: spotId, version: spot?.version ?? 0, title: `Winter ${randomUUID()}` };
        spot = (await content.call(changeSpot, { body })).output();
      },
      BUDGET_ELSEWHERE,
    ),
    row('a removal of a marketing spot', async () =>
      (await content.call(removeSpot, { params: { id: spots.pop()?.id ?? '' } })).output(),
    ),
  ];
  return { calls, pages: PAGES, spots: SPOTS };
}

/** The results of so many calls, one after the other. */
export async function several<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
}
