import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from '#frontend/ui/base/logo.tsx';
import { renderUi } from '../render-ui.tsx';

it('is called by the name of the company', () => {
  renderUi(<Logo companyName="Summit Collision" src="/images/logos/1/ab12.png" />);
  expect(screen.getByRole('img', { name: 'Summit Collision' }).getAttribute('src')).toBe('/images/logos/1/ab12.png');
});

it.each([
  { companyName: 'Summit Collision', initials: 'SC', why: 'of two words' },
  { companyName: 'northside', initials: 'N', why: 'of one' },
  { companyName: '(Éclair) & Söhne GmbH', initials: 'ÉS', why: 'of words, not of signs' },
])('is the initials $why, and the name, without an image', ({ companyName, initials }) => {
  renderUi(<Logo companyName={companyName} src="" />);
  expect(screen.getByText(companyName)).toBeTruthy();
  expect(screen.getByText(initials).getAttribute('aria-hidden')).toBe('true');
});

it('falls back to the name when the image can not be loaded', () => {
  renderUi(<Logo companyName="Summit Collision" src="/gone.png" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Summit Collision')).toBeTruthy();
});
