import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PartActions } from '#frontend/store/features/part/part-actions.tsx';
import { PartHeading } from '#frontend/store/features/part/part-heading.tsx';
import { aPart } from '../../../../builders/parts.ts';
import { renderUi } from '../../../ui/render-ui.tsx';

afterEach(() => vi.restoreAllMocks());

const actions = () => renderUi(<PartActions title="Hood" listPath="/2016/Toyota/Camry" />);

it('leads to the list that the part is in', () => {
  actions();
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe('/2016/Toyota/Camry');
});

it('copies the link where the browser can not share', async () => {
  const user = userEvent.setup();
  actions();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

it('shares the page where it can', async () => {
  const user = userEvent.setup();
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { share });
  actions();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share.mock.calls).toEqual([[{ title: 'Hood', url: location.href }]]));
  Reflect.deleteProperty(navigator, 'share');
});

it('prints the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  actions();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('copies the part number, or says that it was not let', async () => {
  const user = userEvent.setup();
  renderUi(<PartHeading part={aPart()} />);
  await user.click(screen.getByRole('button', { name: 'Copy part number' }));
  await screen.findByText('Part number copied');
  expect(await navigator.clipboard.readText()).toBe('GM1000101');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy part number' }));
  await screen.findByText('Your browser blocked copying.');
});
