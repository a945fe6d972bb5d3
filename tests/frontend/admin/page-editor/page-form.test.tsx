import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import type { PageView } from '#shared/contracts/content-views.ts';
import { imagesContract } from '#shared/contracts/images.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { HISTORY_ACTIONS } from '#shared/texts/admin/history-texts.ts';
import {
  brokenLinks,
  missingPictures,
  PAGE_FORM_TEXTS,
  PAGE_TEXTS,
  PAGES_TEXTS,
  TEXT_EDITOR_TEXTS,
} from '#shared/texts/admin/page-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { aPageView } from '../../../builders/admin/content-views.ts';
import { aHistoryEntry } from '../../../builders/admin/user-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aPicture } from '../../../builders/content.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { SMALLEST_PICTURE } from '../../../support/pictures/smallest-picture.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

leaveNoToasts();

const ADMIN = aSignedInUser({
  level: 1,
  accountId: 2,
  resultantPermissions: [{ permissionName: 'usermanagement' }],
});
const PATH = '/admin/page/page-1';
const GET = 'GET /api/page/page-1';
const SAVE = 'POST /api/page';
const HISTORY = 'GET /api/history/page/page-1';

function open(path: string, page: PageView | undefined = aPageView()) {
  const server = aServer({ users: [ADMIN] });
  const history = { data: [aHistoryEntry({ action: 'removed', kind: 'page', changes: [] })], more: false };
  server.willAnswer(HISTORY, anAnswer(usersContract.getHistoryOf, history));
  server.willAnswer(GET, ...Array.from({ length: 4 }, () => anAnswer(contentContract.getPage, page)));
  return { ...openSignedIn(server, { path, cookies: { stable: 'true' } }), server };
}

const form = () => screen.findByRole('form', { name: PAGE_FORM_TEXTS.details });
const field = async (label: string) =>
  within(await form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input:not([aria-hidden])',
  });
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

describe('a new page', () => {
  it('has a slug and a menu title like its title, until somebody types others', async () => {
    const { user } = open('/admin/page/2/new');
    await user.type(await field(PAGE_TEXTS.title), 'Delivery & cores');
    expect((await field(PAGE_TEXTS.slug)).value).toBe('delivery-cores');
    expect((await field(PAGE_TEXTS.menuTitle)).value).toBe('Delivery & cores');
    await user.clear(await field(PAGE_TEXTS.slug));
    await user.type(await field(PAGE_TEXTS.slug), 'delivery');
    await user.type(await field(PAGE_TEXTS.title), ' today');
    expect((await field(PAGE_TEXTS.slug)).value).toBe('delivery');
    expect(screen.getByText(PAGE_FORM_TEXTS.slugHint, { exact: false })).toBeTruthy();
    expect(screen.getByText(PAGE_FORM_TEXTS.menuTitleHint, { exact: false })).toBeTruthy();
  });

  it('is a draft for the menu, and is not sent without a text', async () => {
    const { user, server } = open('/admin/page/2/new');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(PAGES_TEXTS.newPage);
    expect((await field(PAGE_TEXTS.active)).checked).toBe(false);
    expect((await field(PAGE_TEXTS.displayNavMenuLink)).checked).toBe(true);
    expect(screen.getByText(PAGE_FORM_TEXTS.noText)).toBeTruthy();
    await user.type(await field(PAGE_TEXTS.title), 'Delivery');
    await user.click(await button(PAGE_FORM_TEXTS.create));
    expect(await screen.findAllByText(PAGE_TEXTS.textMissing)).toHaveLength(2);
    expect(server.countOf(SAVE)).toBe(0);
  });
});

describe('the editor of a page', () => {
  it('sends what was changed, with the version, and tells what is wrong with the saved text', async () => {
    const { user, server } = open(PATH);
    const saved = aPageView(
      { title: 'Cores' },
      { version: 4, brokenLinks: ['/pages/nothing'], missingPictures: ['/images/a/2/x.webp'], hides: 'Great Plains' },
    );
    server.willAnswer(SAVE, anAnswer(contentContract.savePage, saved));
    await user.clear(await field(PAGE_TEXTS.title));
    await user.type(await field(PAGE_TEXTS.title), 'Cores');
    await user.click(await button(FORM_TEXTS.save));
    expect(await screen.findByText(PAGE_TEXTS.updated)).toBeTruthy();
    expect(server.sent(SAVE)).toEqual([{ Id: 'page-1', Version: 3, Title: 'Cores' }]);
    expect(screen.getByText(brokenLinks('/pages/nothing'))).toBeTruthy();
    expect(screen.getByText(missingPictures('/images/a/2/x.webp'))).toBeTruthy();
    expect(screen.getByText('Hides the page of Great Plains')).toBeTruthy();
  });

  it('shows the page as the store does, and its history', async () => {
    open(PATH, aPageView({ accountId: ADMIN.account.id }));
    const preview = await screen.findByRole('region', { name: PAGE_FORM_TEXTS.preview });
    expect(within(preview).getByText('Within 30 days.')).toBeTruthy();
    expect(await screen.findByText(HISTORY_ACTIONS.removed, { exact: false })).toBeTruthy();
    expect((await screen.findByRole('link', { name: PAGE_FORM_TEXTS.open })).getAttribute('href')).toBe(
      '/pages/returns',
    );
  });

  it('has its buttons in a toolbar, which the arrows move in and Escape leaves', async () => {
    const { user } = open(PATH);
    const toolbar = await screen.findByRole('toolbar', { name: TEXT_EDITOR_TEXTS.toolbar });
    const names = within(toolbar)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual([
      TEXT_EDITOR_TEXTS.heading,
      TEXT_EDITOR_TEXTS.subheading,
      TEXT_EDITOR_TEXTS.bold,
      TEXT_EDITOR_TEXTS.italic,
      TEXT_EDITOR_TEXTS.underline,
      TEXT_EDITOR_TEXTS.strike,
      TEXT_EDITOR_TEXTS.bulletList,
      TEXT_EDITOR_TEXTS.orderedList,
      TEXT_EDITOR_TEXTS.quote,
      TEXT_EDITOR_TEXTS.link,
      TEXT_EDITOR_TEXTS.picture,
      TEXT_EDITOR_TEXTS.rule,
      TEXT_EDITOR_TEXTS.table,
      TEXT_EDITOR_TEXTS.undo,
      TEXT_EDITOR_TEXTS.redo,
    ]);
    expect(screen.getByText(TEXT_EDITOR_TEXTS.keys)).toBeTruthy();
    within(toolbar).getByRole('button', { name: TEXT_EDITOR_TEXTS.heading }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(TEXT_EDITOR_TEXTS.subheading);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(TEXT_EDITOR_TEXTS.redo);
  });

  it('has the tools of a table inside of one', async () => {
    open(PATH, aPageView({ text: '<table><tbody><tr><td>a</td></tr></tbody></table>' }));
    for (const name of [
      TEXT_EDITOR_TEXTS.addRow,
      TEXT_EDITOR_TEXTS.addColumn,
      TEXT_EDITOR_TEXTS.removeRow,
      TEXT_EDITOR_TEXTS.removeColumn,
      TEXT_EDITOR_TEXTS.removeTable,
    ]) {
      expect(await button(name)).toBeTruthy();
    }
  });

  it('asks where a link leads, and takes it away again', async () => {
    const { user } = open(PATH);
    await user.click(await button(TEXT_EDITOR_TEXTS.link));
    const dialog = await screen.findByRole('dialog', { name: TEXT_EDITOR_TEXTS.linkQuestion });
    expect(within(dialog).getByText(TEXT_EDITOR_TEXTS.linkHint)).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'javascript:alert(1){Enter}');
    expect(await within(dialog).findByText(TEXT_EDITOR_TEXTS.linkInvalid)).toBeTruthy();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), '/pages/terms{Enter}');
    const preview = await screen.findByRole('region', { name: PAGE_FORM_TEXTS.preview });
    expect((await within(preview).findByRole('link')).getAttribute('href')).toBe('/pages/terms');
    await user.click(await button(TEXT_EDITOR_TEXTS.unlink));
    await waitFor(() => expect(within(preview).queryByRole('link')).toBeNull());
  });

  it('uploads a picture and asks what it shows', async () => {
    const { user, server } = open(PATH);
    const path = picturePaths(aPicture()).path;
    const uploaded = { path, thumbnail: path, large: path, width: 1, height: 1 };
    server.willAnswer('POST /api/images', anAnswer(imagesContract.uploadImage, uploaded));
    await screen.findByRole('toolbar', { name: TEXT_EDITOR_TEXTS.toolbar });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const content = Uint8Array.from(atob(SMALLEST_PICTURE), (each) => each.charCodeAt(0));
    await user.upload(input as HTMLInputElement, new File([content], 'van.gif', { type: 'image/gif' }));
    const dialog = await screen.findByRole('dialog', { name: TEXT_EDITOR_TEXTS.pictureQuestion });
    expect(within(dialog).getByText(TEXT_EDITOR_TEXTS.pictureHint)).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'A van{Enter}');
    const preview = await screen.findByRole('region', { name: PAGE_FORM_TEXTS.preview });
    expect((await within(preview).findByRole('img', { name: 'A van' })).getAttribute('src')).toBe(path);
  });

  it('copies a link to a draft', async () => {
    const { user, server } = open(PATH, aPageView({ active: false }));
    const link = { url: '/pages/returns?draft=abc', expires: '2026-03-08T09:00:00.000Z' };
    server.willAnswer('POST /api/page/page-1/draft', anAnswer(contentContract.linkDraft, link));
    await user.click(await button(PAGE_FORM_TEXTS.copyDraftLink));
    expect(await screen.findByText(PAGE_FORM_TEXTS.draftLinkCopied)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pages/returns?draft=abc`);
  });

  it('removes a page after a question, and brings it back', async () => {
    const { user, server } = open(PATH);
    server.willAnswer('DELETE /api/page/page-1', anAnswer(contentContract.removePage, { historyEntry: 'entry-1' }));
    server.willAnswer('POST /api/history/entry-1/restore', anAnswer(usersContract.restoreFromHistory, null));
    await user.click(await button(PAGE_FORM_TEXTS.remove));
    const dialog = await screen.findByRole('dialog', { name: PAGE_TEXTS.removeQuestion });
    expect(within(dialog).getByText(PAGE_FORM_TEXTS.removeDetail)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: PAGE_FORM_TEXTS.remove }));
    expect(await screen.findAllByText(PAGE_TEXTS.removed)).not.toHaveLength(0);
    await user.click(await button('Undo'));
    await form();
    expect(server.countOf('POST /api/history/entry-1/restore')).toBe(1);
  });

  it('says so when a page can’t be loaded', async () => {
    const server = aServer({ users: [ADMIN] });
    server.willAnswer(GET, aRefusal({ status: 403, code: 'forbidden', text: ERROR_TEXTS.internal }));
    openSignedIn(server, { path: PATH, cookies: { stable: 'true' } });
    expect(await screen.findByRole('heading', { name: PAGE_FORM_TEXTS.failed })).toBeTruthy();
  });

  it('leads from a page that is not there to the list', async () => {
    const server = aServer({ users: [ADMIN] });
    server.willAnswer(GET, aRefusal({ status: 404, code: 'not_found', text: 'Page does not exist' }));
    openSignedIn(server, { path: PATH, cookies: { stable: 'true' } });
    expect(await screen.findByText('Page does not exist')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/admin/pages'));
  });
});
