import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { useAskBeforeLeaving } from '#frontend/ui/form/use-ask-before-leaving.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

function HeldPage() {
  useAskBeforeLeaving(true);
  return (
    <>
      <Link to="?part=2">Another query</Link>
      <Link to="#end">Another hash</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

it.each([
  { link: 'Another query', address: '/held?part=2' },
  { link: 'Another hash', address: '/held#end' },
])(
  '$link of the page with changes leaves nothing, and what leaves is asked about afterwards',
  async ({ link, address }) => {
    const { user } = openSignedIn(aServer(), { path: '/held', page: <HeldPage /> });
    await user.click(await screen.findByRole('link', { name: link }));
    expect(location.href).toBe(`${location.origin}${address}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
  },
);

it('goes back to the page itself after another query without a question', async () => {
  const { user } = openSignedIn(aServer(), { path: '/held', page: <HeldPage /> });
  await user.click(await screen.findByRole('link', { name: 'Another query' }));
  window.history.back();
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});
