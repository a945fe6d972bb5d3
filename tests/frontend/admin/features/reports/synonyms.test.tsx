import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsContract } from '#shared/contracts/analytics.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import type { AddedSynonym } from '#shared/schemas/stored/synonyms.ts';
import { REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { anEmptyReport, aReport } from '../../../../builders/reports.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { anAddedSynonym } from '../../../../builders/synonyms.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';

const ADD = 'POST /api/synonyms';
const LIST = 'GET /api/synonyms';

interface Options {
  readonly added?: AddedSynonym[];
  readonly report?: typeof aReport;
  /** How many parts a meaning finds. */
  readonly parts?: Readonly<Record<string, number>>;
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** Opens the reports over a server that keeps synonyms. */
function openReports({ added = [], report = aReport, parts = {}, prepare }: Options = {}) {
  const cart = aCartServer();
  const kept = [...added];
  const server = aServer({
    users: [aSignedInUser({ level: 0, type: 1, resultantPermissions: [{ permissionName: 'usermanagement' }] })],
    cart: {
      answer(call, query, body) {
        const { Words: words = '', Means: means = '' } = (body ?? {}) as { Words?: string; Means?: string };
        if (call === 'GET /api/analytics') {
          return anAnswer(analyticsContract.getAnalytics, report(query.get('from') ?? '', query.get('to') ?? ''));
        }
        if (call === LIST) return anAnswer(importsContract.listSynonyms, [...kept]);
        if (call === 'POST /api/synonyms/preview') {
          return anAnswer(catalogueContract.previewSynonym, { parts: parts[means] ?? 0 });
        }
        if (call === ADD) {
          const synonym = anAddedSynonym({ id: `s${kept.length}`, words, means });
          kept.unshift(synonym);
          return anAnswer(importsContract.addSynonym, synonym);
        }
        if (call.startsWith('DELETE /api/synonyms/')) {
          kept.splice(
            kept.findIndex(({ id }) => call.endsWith(id)),
            1,
          );
          return anAnswer(importsContract.removeSynonym, null);
        }
        return cart.answer(call, query, body);
      },
    },
  });
  prepare?.(server);
  return { ...openSignedIn(server, { path: '/admin/reports', cookies: { stable: 'true' } }), server, kept };
}

const addButton = (keyword: string) => screen.findByRole('button', { name: SYNONYM_TEXTS.addFor(keyword) });
const undoButton = (keyword: string) => screen.findByRole('button', { name: SYNONYM_TEXTS.undoFor(keyword) });
const form = () => within(screen.getByRole('form', { name: SYNONYM_TEXTS.add }));
const words = () => form().getByLabelText<HTMLInputElement>(new RegExp(SYNONYM_TEXTS.words));
const means = () => form().getByLabelText<HTMLInputElement>(new RegExp(SYNONYM_TEXTS.means));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T23:59:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a search that found nothing', () => {
  it('is added to the synonyms by keyboard, after the number of parts it would find is shown', async () => {
    const { user, kept } = openReports({ parts: { 'hood lock': 1234 } });
    (await addButton('hood latch')).focus();
    await user.keyboard('{Enter}');
    expect(words().value).toBe('hood latch');
    expect(document.activeElement).toBe(means());
    await user.keyboard('hood lock');
    await form().findByText('Finds 1,234 parts in your catalog.');
    await user.keyboard('{Enter}');
    await screen.findByText(SYNONYM_TEXTS.added('hood latch'));
    expect(kept.map(({ words: typed, means: meant }) => [typed, meant])).toEqual([['hood latch', 'hood lock']]);
    expect(screen.queryByRole('form', { name: SYNONYM_TEXTS.add })).toBeNull();
    expect((await screen.findAllByText(SYNONYM_TEXTS.meansText('hood lock'), { exact: false })).length).toBe(1);
  });

  it('can be undone where it was added, and the button keeps the focus', async () => {
    const { user, kept } = openReports({ added: [anAddedSynonym({ words: 'hood latch', means: 'hood lock' })] });
    const table = within(await screen.findByRole('table', { name: REPORT_TEXTS.missed }));
    await user.click(await table.findByRole('button', { name: SYNONYM_TEXTS.undoFor('hood latch') }));
    await screen.findByText(SYNONYM_TEXTS.undone('hood latch'));
    expect(kept).toEqual([]);
    expect(document.activeElement).toBe(await addButton('hood latch'));
  });

  it('is told that nothing would be found', async () => {
    const { user } = openReports();
    await user.click(await addButton('turbo'));
    await user.type(means(), 'xyzzy');
    await form().findByText(SYNONYM_TEXTS.findsNone);
    expect(form().queryByText(SYNONYM_TEXTS.counting)).toBeNull();
  });

  it('finds one part', async () => {
    const { user } = openReports({ parts: { turbocharger: 1 } });
    await user.click(await addButton('turbo'));
    await user.type(means(), 'turbocharger');
    expect(await form().findByText('Finds 1 part in your catalog.')).toBeTruthy();
  });

  it('needs words and what they mean', async () => {
    const { user, kept } = openReports();
    await user.click(await addButton('turbo'));
    for (const hint of [SYNONYM_TEXTS.wordsHint, SYNONYM_TEXTS.meansHint]) expect(form().getByText(hint)).toBeTruthy();
    await user.clear(words());
    await user.click(form().getByRole('button', { name: SYNONYM_TEXTS.add }));
    expect((await form().findAllByText(SYNONYM_TEXTS.wordsMissing)).length).toBeGreaterThan(0);
    expect(form().getAllByText(SYNONYM_TEXTS.meansMissing).length).toBeGreaterThan(0);
    expect(kept).toEqual([]);
  });

  it('shows why the server refuses, and keeps what was typed', async () => {
    const text = SYNONYM_TEXTS.alreadyAdded('hood lock');
    const { user } = openReports({
      prepare: (server) => server.willAnswer(ADD, aRefusal({ status: 409, code: 'conflict', text })),
    });
    await user.click(await addButton('turbo'));
    await user.type(means(), 'turbocharger{Enter}');
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(means().value).toBe('turbocharger');
  });

  it('is left alone when the form is closed', async () => {
    const { user, kept } = openReports();
    await user.click(await addButton('turbo'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: SYNONYM_TEXTS.add })).toBeNull());
    expect(kept).toEqual([]);
  });
});

describe('the synonyms that were added', () => {
  it('are listed with who added them, in a period without searches too', async () => {
    openReports({ added: [anAddedSynonym({ words: 'hot box', means: 'heater core' })], report: anEmptyReport });
    const table = await screen.findByRole('table', { name: SYNONYM_TEXTS.list });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      [SYNONYM_TEXTS.typed, SYNONYM_TEXTS.finds, SYNONYM_TEXTS.addedOn, SYNONYM_TEXTS.undo],
      ['hot box', 'heater core', SYNONYM_TEXTS.by('03/02/2026', 'provider-admin'), 'Undo'],
    ]);
    expect(screen.getByText(SYNONYM_TEXTS.listDetail)).toBeTruthy();
  });

  it('can be removed, and the focus goes to the heading of the others', async () => {
    const { user } = openReports({
      added: [anAddedSynonym({ id: 'a', words: 'hot box' }), anAddedSynonym({ id: 'b', words: 'front clip' })],
    });
    await user.click(await undoButton('hot box'));
    await waitFor(() => expect(screen.queryByText('hot box')).toBeNull());
    expect(document.activeElement?.textContent).toBe(SYNONYM_TEXTS.list);
  });

  it('that a colleague removed before are gone, with the reason', async () => {
    const text = SYNONYM_TEXTS.noSynonym;
    const { user } = openReports({
      added: [anAddedSynonym({ id: 'a', words: 'hot box' })],
      prepare: (server) =>
        server.willAnswer('DELETE /api/synonyms/a', aRefusal({ status: 404, code: 'not_found', text })),
    });
    await user.click(await undoButton('hot box'));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('that do not load can be asked for again', async () => {
    const { user } = openReports({
      added: [anAddedSynonym({ words: 'hot box' })],
      prepare: (server) => server.willFail(LIST, () => aRefusal({ status: 500, code: 'internal', text: '' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(SYNONYM_TEXTS.listFailed)).toBeTruthy();
  });
});
