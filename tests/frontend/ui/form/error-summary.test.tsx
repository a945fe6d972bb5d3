import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from '#frontend/ui/form/error-summary.tsx';
import { renderUi } from '../render-ui.tsx';

it('lists everything that has to be corrected', () => {
  renderUi(
    <ErrorSummary problems={[{ text: 'Current Password is required' }, { text: 'Phone Number is not valid' }]} />,
  );
  const summary = screen.getByRole('alert');
  expect(within(summary).getByText('Please correct the following errors before continuing:')).toBeTruthy();
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Current Password is required', 'Phone Number is not valid']);
});

it('is not there when there is nothing to correct', () => {
  renderUi(<ErrorSummary problems={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
