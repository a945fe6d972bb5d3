import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { imagesContract } from '#shared/contracts/images.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { aSpotRow } from '../../../builders/admin/content-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aPicture } from '../../../builders/content.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { SMALLEST_PICTURE } from '../../../support/pictures/smallest-picture.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

leaveNoToasts();

const GET_LIST = 'GET /api/MarketingSpots/2';
const GET = 'GET /api/MarketingSpot/spot-1';
const SAVE = 'PUT /api/MarketingSpot';
const ADMIN = aSignedInUser({
  level: 1,
  accountId: 2,
  resultantPermissions: [{ permissionName: 'usermanagement' }],
});
const failure = () => aRefusal({ status: 403, code: 'forbidden', text: ERROR_TEXTS.internal });

function open(path: string, answers: Readonly<Record<string, readonly Response[]>>) {
  const server = aServer({ users: [ADMIN] });
  const none = { data: [], more: false };
  server.willAnswer('GET /api/history/spot/spot-1', anAnswer(usersContract.getHistoryOf, none));
  for (const [call, responses] of Object.entries(answers)) server.willAnswer(call, ...responses);
  return { ...openSignedIn(server, { path, cookies: { stable: 'true' } }), server };
}
const openSpot = () =>
  open('/admin/marketing-spot/spot-1', {
    [GET]: Array.from({ length: 3 }, () => anAnswer(contentContract.getSpot, aSpotRow())),
  });
const openNew = () => open('/admin/marketing-spot/2/new', {});

const form = () => screen.findByRole('form', { name: SPOTS_TEXTS.details });
const field = async (label: string) =>
  within(await form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

it('a new spot says whose it is, also where the provider writes it for somebody', async () => {
  const accounts = [{ id: 2, parentId: null, companyName: 'Northside Fleet' }];
  const server = aServer({ users: [{ ...ADMIN, level: 0, accountId: 1 }] });
  server.willAnswer('GET /api/accountsList/1', anAnswer(accountsContract.getAccountsList, accounts));
  openSignedIn(server, { path: '/admin/marketing-spot/2/new', cookies: { stable: 'true' } });
  expect(await screen.findByText('of Northside Fleet')).toBeTruthy();
});

describe('the marketing spots', () => {
  it('are cards with their links, and say what they are', async () => {
    const inherited = aSpotRow({
      id: 'spot-2',
      title: 'Brakes',
      image: '',
      inherited: true,
      companyName: 'Great Plains',
    });
    const rows = [aSpotRow({ active: false }), inherited];
    open('/admin/marketing-spots', { [GET_LIST]: [anAnswer(contentContract.getSpots, rows)] });
    const list = within(await screen.findByRole('list', { name: SPOTS_TEXTS.spots }));
    const link = list.getByRole('link', { name: 'Ready for winter' });
    expect(link.getAttribute('href')).toBe('/admin/marketing-spot/spot-1');
    expect(list.queryByRole('link', { name: 'Brakes' })).toBeNull();
    expect(list.getAllByText(SPOTS_TEXTS.noPicture)).toHaveLength(2);
    expect(list.getByText(SPOTS_TEXTS.draft)).toBeTruthy();
    expect(list.getByText(`Great Plains: ${SPOTS_TEXTS.inherited}`)).toBeTruthy();
    const newLink = screen.getByRole('link', { name: new RegExp(SPOTS_TEXTS.newSpot) });
    expect(newLink.getAttribute('href')).toBe('/admin/marketing-spot/2/new');
  });

  it('say what they are for when there are none, and when they can’t be loaded', async () => {
    open('/admin/marketing-spots', { [GET_LIST]: [anAnswer(contentContract.getSpots, [])] });
    expect(await screen.findByText(SPOTS_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(SPOTS_TEXTS.noneDetail)).toBeTruthy();
  });

  it('say so when they can’t be loaded', async () => {
    open('/admin/marketing-spots', { [GET_LIST]: [failure()] });
    expect(await screen.findByText(SPOTS_TEXTS.failed)).toBeTruthy();
  });
});

describe('the form of a marketing spot', () => {
  it('needs a title, an address and an image', async () => {
    const { user, server } = openNew();
    await user.type(await field(SPOT_TEXTS.url), 'javascript:alert(1)');
    expect(screen.getByText(SPOTS_TEXTS.urlHint)).toBeTruthy();
    await user.click(await button(SPOTS_TEXTS.create));
    for (const text of [SPOT_TEXTS.titleMissing, SPOT_TEXTS.urlInvalid, SPOT_TEXTS.imageMissing]) {
      expect(await screen.findAllByText(text)).toHaveLength(2);
    }
    expect(server.countOf('POST /api/MarketingSpot')).toBe(0);
  });

  it('shows nothing of the store before there is something to show', async () => {
    const { user } = openNew();
    const title = await field(SPOT_TEXTS.title);
    const preview = within(screen.getByRole('region', { name: SPOTS_TEXTS.preview }));
    expect(preview.getByText(SPOTS_TEXTS.previewEmpty)).toBeTruthy();
    await user.type(title, 'Winter');
    expect(preview.queryByText(SPOTS_TEXTS.previewEmpty)).toBeNull();
    expect(preview.getByText('Winter')).toBeTruthy();
  });

  it('sends what was changed, with the version, and shows the spot as the store does', async () => {
    const { user, server } = openSpot();
    server.willAnswer(SAVE, anAnswer(contentContract.changeSpot, aSpotRow({ title: 'Winter', version: 4 })));
    await user.clear(await field(SPOT_TEXTS.title));
    await user.type(await field(SPOT_TEXTS.title), 'Winter');
    const preview = screen.getByRole('region', { name: SPOTS_TEXTS.preview });
    expect(within(preview).getByText('Winter')).toBeTruthy();
    await user.click(await button(FORM_TEXTS.save));
    expect(await screen.findByText(SPOT_TEXTS.saved)).toBeTruthy();
    expect(server.sent(SAVE)).toEqual([{ Id: 'spot-1', Version: 3, Title: 'Winter' }]);
  });

  it('keeps the name of the image’s file with it', async () => {
    const { user, server } = openSpot();
    const path = picturePaths(aPicture()).path;
    const uploaded = { path, thumbnail: path, large: path, width: 1, height: 1 };
    server.willAnswer('POST /api/images', anAnswer(imagesContract.uploadImage, uploaded));
    server.willAnswer(SAVE, anAnswer(contentContract.changeSpot, aSpotRow({ image: path, version: 4 })));
    await form();
    const content = Uint8Array.from(atob(SMALLEST_PICTURE), (each) => each.charCodeAt(0));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File([content], 'van.gif', { type: 'image/gif' }));
    expect(await screen.findByText(`${SPOT_TEXTS.image}, ${SPOTS_TEXTS.imageName}`)).toBeTruthy();
    await user.click(await button(FORM_TEXTS.save));
    await waitFor(() =>
      expect(server.sent(SAVE)).toEqual([{ Id: 'spot-1', Version: 3, image: path, LocalFileName: 'van.gif' }]),
    );
  });

  it('says so when the server does not say why it can’t save', async () => {
    const { user, server } = openSpot();
    server.willAnswer(SAVE, failure());
    await user.type(await field(SPOT_TEXTS.title), '!');
    await user.click(await button(FORM_TEXTS.save));
    expect(await screen.findByText(SPOT_TEXTS.problem)).toBeTruthy();
  });

  it('removes a spot after a question, and brings it back', async () => {
    const { user, server } = openSpot();
    const removed = { historyEntry: 'entry-1' };
    server.willAnswer('DELETE /api/MarketingSpot/spot-1', anAnswer(contentContract.removeSpot, removed));
    server.willAnswer('POST /api/history/entry-1/restore', anAnswer(usersContract.restoreFromHistory, null));
    await user.click(await button(SPOTS_TEXTS.remove));
    const dialog = await screen.findByRole('dialog', { name: SPOT_TEXTS.removeQuestion });
    expect(within(dialog).getByText(SPOTS_TEXTS.removeDetail)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: SPOTS_TEXTS.remove }));
    expect(await screen.findAllByText(SPOT_TEXTS.removed)).not.toHaveLength(0);
    await user.keyboard('z');
    await form();
    expect(server.countOf('POST /api/history/entry-1/restore')).toBe(1);
  });

  it.each([
    { answer: failure, text: SPOTS_TEXTS.oneFailed, path: '/admin/marketing-spot/spot-1' },
    {
      answer: () => aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' }),
      text: SPOTS_TEXTS.unknown,
      path: '/admin/marketing-spots',
    },
  ])('that can’t be shown says "$text" at $path', async ({ answer, text, path }) => {
    open('/admin/marketing-spot/spot-1', { [GET]: [answer()], [GET_LIST]: [anAnswer(contentContract.getSpots, [])] });
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe(path));
  });
});
