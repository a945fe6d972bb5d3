import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aPage } from '../../../../builders/content.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const RETURNS = aPage({ title: 'DBA: Returns | Cores', text: '<p>Within <b>30</b> days.</p>' });
const GET_PAGE = 'GET /api/page/returns';

describe('a content page', () => {
  it('shows its text under its title', async () => {
    const server = aServer();
    server.willAnswer(GET_PAGE, anAnswer(contentContract.getPage, RETURNS));
    openSignedIn(server, { path: '/pages/returns' });
    await screen.findByRole('heading', { level: 1, name: RETURNS.title });
    expect(screen.getByText('30').tagName).toBe('B');
    await waitFor(() => expect(document.title).toBe('Summit Collision - Home - DBA: Returns | Cores'));
  });

  it('that does not exist says so and goes home', async () => {
    const server = aServer();
    server.willAnswer(GET_PAGE, aRefusal({ status: 404, code: 'not_found', text: 'Page does not exist' }));
    openSignedIn(server, { path: '/pages/returns' });
    await screen.findByText('Page does not exist');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it.each([
    { text: 'Unauthorized', shown: 'Unauthorized', $why: "the server's own text" },
    { text: ERROR_TEXTS.internal, shown: 'This page can’t be shown right now.', $why: 'its generic text says nothing' },
  ])('that can not be shown right now says so and can be tried again: $why', async ({ text, shown }) => {
    const server = aServer();
    const failure = () => aRefusal({ status: 403, code: 'forbidden', text });
    server.willAnswer(GET_PAGE, failure(), anAnswer(contentContract.getPage, RETURNS));
    const { user } = openSignedIn(server, { path: '/pages/returns' });
    await screen.findByRole('heading', { name: shown });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('30');
  });
});

it('the header leads to the pages of the account', async () => {
  const server = aServer();
  const { id, title, slug, menuTitle } = RETURNS;
  server.willAnswer(
    'GET /api/headerpage/3',
    anAnswer(contentContract.getHeaderPages, { data: [{ id, title, slug, menuTitle }] }),
  );
  openSignedIn(server, { path: '/contact' });
  const main = await screen.findByRole('navigation', { name: 'Main' });
  const [link] = await within(main).findAllByRole('link', { name: 'Returns' });
  expect(link?.getAttribute('href')).toBe('/pages/returns');
  expect(within(main).getByRole('button', { name: 'Pages' })).toBeTruthy();
});
