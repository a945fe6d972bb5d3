import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartTerms } from '#frontend/ui/part/part-terms.tsx';
import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import { renderUi } from '../render-ui.tsx';

const TERMS = { minimum: 8, multiple: 4, barred: [{ place: 'US-CA', name: 'California' }] };

it('says in plain sentences in which quantities and to where a part is sold', () => {
  renderUi(<PartTerms terms={TERMS} />);
  expect(screen.getByText('Sold in multiples of 4, at least 8').className).toContain('terms');
  expect(screen.getByText('Can’t be shipped to California').className).toContain('terms');
});

it('lets the sentence that refuses the part stand out', () => {
  renderUi(<PartTerms terms={TERMS} refusal="restricted" />);
  expect(screen.getByText('Can’t be shipped to California').className).toContain('refused');
  expect(screen.getByText('Sold in multiples of 4, at least 8').className).not.toContain('refused');
});

it('says nothing of a part without terms', () => {
  renderUi(<PartTerms terms={NO_TERMS} />);
  expect(document.querySelectorAll('p')).toHaveLength(0);
});
