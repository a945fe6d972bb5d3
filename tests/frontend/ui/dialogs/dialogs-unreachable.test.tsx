import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useDialogs } from '#frontend/ui/dialogs/dialogs.tsx';
import { renderUi } from '../render-ui.tsx';

vi.mock('#frontend/ui/dialogs/prompt-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

function Asking({ onAnswer }: { readonly onAnswer: (answer: unknown) => void }) {
  const dialogs = useDialogs();
  const ask = async () => {
    onAnswer(await dialogs.prompt({ label: 'Postal code', maxLength: 5 }));
    onAnswer(await dialogs.confirm({ message: 'Proceed?' }));
  };
  return (
    <button type="button" onClick={ask}>
      Ask
    </button>
  );
}

it('counts a dialog that can not be loaded as dismissed, says so, and asks on', async () => {
  const onAnswer = vi.fn();
  renderUi(<Asking onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect((await screen.findByRole('alert')).textContent).toContain('An unknown error has occoured');
  await screen.findByRole('dialog', { name: 'Proceed?' });
  expect(onAnswer.mock.calls).toEqual([[undefined]]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(true));
});
