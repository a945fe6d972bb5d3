import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { marketingSpotRepository } from '#functions/data/content/marketing-spot-repository.ts';
import { pageRepository } from '#functions/data/content/page-repository.ts';
import {
  namingPictures,
  type PictureRepository,
  pictureRepository,
} from '#functions/data/content/picture-repository.ts';
import { accountItem } from '#functions/data/identity/account-counts.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { imagesDependencies } from '#functions/images/dependencies.ts';
import { imagesRoutes } from '#functions/images/routes.ts';
import { makeRemoveUnnamed } from '#functions/images/sweep/remove-unnamed.ts';
import { type PictureFiles, pictureFiles } from '#functions/pictures/picture-files.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { imagesContract, type PictureUpload } from '#shared/contracts/images.ts';
import { pictureAt, picturePaths } from '#shared/rules/content/picture-paths.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { bmpOf } from '../../builders/bmp.ts';
import { aPage, aSpot } from '../../builders/content.ts';
import { provider } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { sample } from '../../support/pictures/sample-pictures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { putItem, testTable } from '../../support/test-table.ts';
import { visitGroup } from '../../support/visit-group.ts';

const BUCKET = 'images';
const content = (await sample().png().toBuffer()).toString('base64');
const anUpload = (of: Partial<PictureUpload> = {}): PictureUpload => ({
  accountId: 2,
  purpose: 'logo',
  fileName: 'logo.png',
  content,
  ...of,
});

const admin = (accountId: number, level: 0 | 1 | 2, parentId?: number): SignedIn =>
  aSignedIn({ accountId, level, home: { accountId, parentId } });
const ofSummit = admin(2, 1);

let table: Table;
let s3: S3Client;
let pictures: PictureRepository;
let now: Date;
let files: PictureFiles;
beforeEach(async () => {
  table = await testTable();
  for (const account of [anAccount({ id: 1, companyName: 'Provider' }), anAccount(), aChild()]) {
    await putItem(table, accountKey(account.id), accountItem(account, { children: 0, users: 0 }));
  }
  const { endpoint, close } = await startS3({ folder: await temporaryFolder(), buckets: [BUCKET] });
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  s3 = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  onTestFinished(async () => {
    s3.destroy();
    await close();
  });
  pictures = pictureRepository(table);
  files = pictureFiles(BUCKET, () => s3);
  now = new Date('2026-03-01T09:00:00Z');
});

const afterDays = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 60 * 60_000);
};

function upload(of: Partial<PictureUpload> = {}, actor = ofSummit) {
  const routes = imagesRoutes(imagesDependencies(table, { files, now: () => now }));
  return visitGroup(imagesContract, routes, actor).call(imagesContract.uploadImage, { body: anUpload(of) });
}
const uploaded = async (of?: Partial<PictureUpload>) => (await upload(of)).output();

const kept = async (): Promise<string[]> => {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  return Contents.map(({ Key }) => `/${Key}`).sort();
};
const sweep = () => makeRemoveUnnamed({ pictures, files, now: () => now })(() => true);
async function interruptedSweep(): Promise<void> {
  const { remove } = files;
  files = { ...files, remove: () => Promise.reject(new Error('The network is down')) };
  await expect(sweep()).rejects.toThrow('The network is down');
  files = { ...files, remove };
}
const recorded = ({ path }: { readonly path: string }) => pictures.find(pictureAt(path) ?? { accountId: 0, name: '' });

const setLogo = (logoFileName: string) =>
  accountRepository(table).change(provider, 2, (account) => ({
    ...account,
    settings: { ...account.settings, logoFileName },
  }));

describe('an upload', () => {
  it('is answered with its paths and its size, and served for good as what it is', async () => {
    const { path, thumbnail, large, ...size } = await uploaded();
    expect(path).toMatch(/^\/images\/a\/2\/[0-9a-f]{32}\.png$/);
    expect({ path, thumbnail, large }).toEqual(picturePaths(pictureAt(path) ?? { accountId: 0, name: '' }));
    expect(size).toEqual({ width: 32, height: 24 });
    for (const each of [path, thumbnail, large]) {
      const { ContentType, CacheControl } = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: each.slice(1) }));
      expect({ ContentType, CacheControl }).toEqual({
        ContentType: 'image/png',
        CacheControl: 'public, max-age=31536000, immutable',
      });
    }
    expect(await recorded({ path })).toMatchObject({ fileName: 'logo.png', uploadedAt: '2026-03-01T09:00:00.000Z' });
  });

  it('H07: of a BMP that is called a JPEG is stored and served as a PNG', async () => {
    const bmp = bmpOf({ width: 4, height: 3, bits: 24, colourAt: () => [200, 10, 20] });
    const { path, width, height } = await uploaded({ fileName: 'photo.jpg', content: bmp.toString('base64') });
    expect([path.endsWith('.png'), width, height]).toEqual([true, 4, 3]);
    const stored = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: path.slice(1) }));
    expect(stored.ContentType).toBe('image/png');
  });

  it('of the same file gets the same paths, and others for another account or purpose', async () => {
    const first = await uploaded();
    expect(await uploaded({ fileName: 'other-name.bmp' })).toEqual(first);
    const others = [await uploaded({ accountId: 3 }), await uploaded({ purpose: 'spot' })];
    expect(new Set([first, ...others].map(({ path }) => path)).size).toBe(3);
    expect(await kept()).toHaveLength(9);
  });

  it.each([
    { actor: ofSummit, accountId: 1, why: 'the provider is not below it' },
    { actor: admin(3, 2, 2), accountId: 2, why: 'a branch has no say over its parent' },
    { actor: ofSummit, accountId: 99, why: 'there is no such account' },
  ])('is refused where $why', async ({ actor, accountId }) => {
    expect(await upload({ accountId }, actor)).toMatchObject({ status: 404, errors: 'Unauthorized' });
    expect(await kept()).toEqual([]);
  });

  it('is taken from a branch for itself, and from the provider for anybody', async () => {
    expect((await upload({ accountId: 3 }, admin(3, 2, 2))).status).toBe(200);
    expect((await upload({ accountId: 3 }, admin(1, 0))).status).toBe(200);
  });

  it.each([
    {
      content: 'A'.repeat(4_893_360),
      status: 413,
      errors: 'This picture is larger than 3.5 MB.',
      why: 'too many bytes',
    },
    { content: 'not base64 !', status: 400, errors: 'Invalid Request.', why: 'no base64' },
    { content: Buffer.from('<svg/>').toString('base64'), status: 400, errors: 'Invalid Request.', why: 'SVG (H05)' },
  ])('is refused with $status: $why', async ({ content: refused, status, errors }) => {
    expect(await upload({ content: refused })).toMatchObject({ status, errors });
    expect(await kept()).toEqual([]);
  });
});

type Naming = readonly [thing: string, name: (path: string) => Promise<unknown>];

/** How things name a picture of account 2 that can't do without it. */
const PICKY: readonly Naming[] = [
  ['the logo of an account', setLogo],
  ['a marketing spot', (image) => marketingSpotRepository(table).save(provider, aSpot({ image }))],
];

const nameInPage = (path: string) =>
  pageRepository(table).save(provider, aPage({ text: `<p><img src="${path}" alt=""></p>` }));

const NAMINGS: readonly Naming[] = [...PICKY, ['a page', nameInPage]];

describe('a picture that nothing names', () => {
  it('is deleted after 7 days, with its record', async () => {
    const picture = await uploaded();
    afterDays(6.9);
    await sweep();
    expect(await kept()).toHaveLength(3);
    afterDays(0.2);
    await sweep();
    expect(await kept()).toEqual([]);
    expect(await recorded(picture)).toBeUndefined();
  });

  it('is kept for another 7 days when it is uploaded again', async () => {
    await uploaded();
    afterDays(6);
    await uploaded();
    afterDays(6);
    await sweep();
    expect(await kept()).toHaveLength(3);
  });

  it.each(PICKY)('can’t be named any more once it was deleted: %s', async (_thing, name) => {
    const { path } = await uploaded();
    afterDays(8);
    await sweep();
    await expect(name(path)).rejects.toMatchObject({ code: 'invalid_input', message: PICTURE_TEXTS.gone });
  });

  it('may stay in the text of a page, whose editor tells of it', async () => {
    const { path } = await uploaded();
    afterDays(8);
    await sweep();
    await nameInPage(path);
    expect(await recorded({ path })).toBeUndefined();
  });

  it('is deleted although the first attempt was interrupted', async () => {
    await uploaded();
    afterDays(8);
    await interruptedSweep();
    afterDays(1);
    await sweep();
    expect(await kept()).toEqual([]);
  });

  it('can be uploaded again two minutes after its deletion was interrupted', async () => {
    await uploaded();
    afterDays(8);
    await interruptedSweep();
    expect(await upload()).toMatchObject({ status: 503 });
    afterDays(2 / (24 * 60));
    await setLogo((await uploaded()).path);
    expect(await kept()).toHaveLength(3);
  });
});

describe('a picture that something names', () => {
  it.each(NAMINGS)('is kept: %s', async (_thing, name) => {
    const { path, large } = await uploaded();
    await name(large);
    afterDays(365);
    await sweep();
    expect(await kept()).toContain(path);
  });

  it('is kept after it was replaced, because the history can bring it back', async () => {
    const { path } = await uploaded();
    await setLogo(path);
    await setLogo('');
    afterDays(8);
    await sweep();
    await setLogo(path);
    expect(await kept()).toContain(path);
  });

  it('stays named when it is uploaded again', async () => {
    const { path } = await uploaded();
    await setLogo(path);
    await uploaded();
    afterDays(8);
    await sweep();
    expect(await kept()).toContain(path);
  });
});

describe('while a picture is being deleted', () => {
  /** Runs in the middle of a deletion: after the mark, before the files are gone. */
  async function midDeletion(what: () => Promise<unknown>): Promise<unknown> {
    let answer: unknown;
    const { remove } = files;
    files = {
      ...files,
      remove: async (paths) => {
        answer = await what().catch((error) => error);
        await remove(paths);
      },
    };
    afterDays(8);
    await sweep();
    files = { ...files, remove };
    return answer;
  }

  it('no save can name it', async () => {
    const { path } = await uploaded();
    expect(await midDeletion(() => setLogo(path))).toMatchObject({ message: PICTURE_TEXTS.gone });
    expect(await kept()).toEqual([]);
  });

  it('it can’t be uploaded again, and can be afterwards', async () => {
    await uploaded();
    const refused = { status: 503, errors: PICTURE_TEXTS.leaving };
    expect(await midDeletion(() => upload())).toMatchObject(refused);
    await setLogo((await uploaded()).path);
    expect(await kept()).toHaveLength(3);
  });

  it('a second sweep leaves it alone', async () => {
    await uploaded();
    const asked: string[] = [];
    const second = makeRemoveUnnamed({
      pictures,
      files: { remove: async (paths) => void asked.push(...paths) },
      now: () => now,
    });
    await midDeletion(() => second(() => true));
    expect(asked).toEqual([]);
  });
});

it('a picture that was named after the sweep listed it is kept', async () => {
  const { path } = await uploaded();
  afterDays(8);
  const late: PictureRepository = {
    ...pictures,
    unnamed: async (before) => {
      const listed = await pictures.unnamed(before);
      await setLogo(path);
      return listed;
    },
  };
  await makeRemoveUnnamed({ pictures: late, files, now: () => now })(() => true);
  expect(await kept()).toContain(path);
});

it('the sweep ends in time, and the next one goes on', async () => {
  for (const accountId of [2, 3]) await upload({ accountId }, admin(1, 0));
  afterDays(8);
  let pictureCount = 0;
  await makeRemoveUnnamed({ pictures, files, now: () => now })(() => ++pictureCount < 2);
  expect(await kept()).toHaveLength(3);
  await sweep();
  expect(await kept()).toEqual([]);
});

it.each([
  '/images/a/2/short.png',
  '/images/a/2/../3/00000000000000000000000000000000.png',
  '/images/a/2/00000000000000000000000000000000-77.png',
])('no save can name %s, which no upload can have', async (path) => {
  await expect(marketingSpotRepository(table).save(provider, aSpot({ image: path }))).rejects.toThrow(
    PICTURE_TEXTS.gone,
  );
});

it('a page shows at most 80 uploaded pictures', () => {
  const paths = Array.from({ length: 81 }, (_, at) => `/images/a/2/${String(at).padStart(32, '0')}.png`);
  expect(Object.keys(namingPictures(paths.slice(1)))).toHaveLength(80);
  expect(() => namingPictures(paths)).toThrow('A page can show at most 80 uploaded pictures.');
});
