import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { anAnswer } from '../../../../builders/answers.ts';
import { aPartCard, aRecycledCard } from '../../../../builders/part-cards.ts';
import { aPart } from '../../../../builders/parts.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const LAMP = aPartCard();
const PART_PATH = '/Lighting%7CHeadlamps/+pLV-00017L';

function open(path: string, parts: readonly PartCard[], more: Partial<SearchResponse> = { isExactNumber: true }) {
  const server = aServer({ catalogue: aCatalogue({ parts, more }) });
  server.willAnswer('GET /wb/part/GetByPartNumber', anAnswer(catalogueContract.getPart, aPart({ ...LAMP })));
  return openSignedIn(server, { path });
}

async function search({ user }: ReturnType<typeof open>, keyword = 'LV-00017L') {
  await user.click(await screen.findByRole('combobox', { name: 'Part number, keyword or vehicle' }));
  await user.paste(keyword);
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a search for the whole number of one part (decision B251)', () => {
  it('opens the part, and leads back to where it was searched for', async () => {
    const opened = open('/', [LAMP]);
    await search(opened);
    await waitFor(() => expect(location.pathname).toBe(PART_PATH));
    window.history.back();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('keeps the vehicle at hand', async () => {
    const opened = open('/2019/Toyota/Camry', [LAMP], { isExactNumber: true });
    await search(opened);
    await waitFor(() => expect(location.pathname).toBe('/2019/Toyota/Camry/Lighting%7CHeadlamps/+pLV-00017L'));
  });

  it.each([
    { parts: [LAMP, aRecycledCard()], more: { isExactNumber: true }, why: 'two parts have it' },
    { parts: [LAMP], more: { isExactNumber: false }, why: 'it is the start of a number, or a word' },
  ])('stays on the list if $why', async ({ parts, more }) => {
    const opened = open('/', parts, more);
    await search(opened);
    await screen.findAllByRole('article');
    expect(location.pathname).toBe('/LV-00017L');
  });

  it('as an address is a list', async () => {
    open('/LV-00017L', [LAMP]);
    await screen.findAllByRole('article');
    expect(location.pathname).toBe('/LV-00017L');
  });
});
