import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PartAvailability } from '#frontend/ui/part/part-availability.tsx';
import { renderUi } from '../render-ui.tsx';

const MONDAY = '2026-03-02';
const TUESDAY = '2026-03-03';

describe('what is said of an availability (storefront 4)', () => {
  it.each([
    { state: 'local', first: MONDAY, last: MONDAY, text: 'Yes - Local', detail: 'Arrives 03/02/2026' },
    { state: 'transfer', first: MONDAY, last: TUESDAY, text: 'Yes', detail: 'Arrives 03/02/2026 – 03/03/2026' },
    { state: 'local', first: null, last: null, text: 'Yes - Local', detail: 'By company truck' },
    { state: 'national', first: MONDAY, last: null, text: 'Please Call', detail: 'Estimated shipping 03/02/2026' },
    { state: 'national', first: null, last: null, text: 'Please Call', detail: '' },
    { state: 'backordered', first: TUESDAY, last: null, text: 'Please Call', detail: 'Expected 03/03/2026' },
    { state: 'limited', first: MONDAY, last: null, text: 'Please Call', detail: 'Only 3 available' },
    { state: 'call', first: null, last: null, text: 'Please Call', detail: '' },
  ] as const)('$state: $text, $detail', ({ state, first, last, text, detail }) => {
    renderUi(<PartAvailability state={state} firstEta={first} lastEta={last} unitsAvailable={3} />);
    expect(screen.getByText(text).parentElement?.textContent).toBe(text + detail);
  });

  it('is on its way', () => {
    renderUi(<PartAvailability state="loading" />);
    expect(screen.getByRole('status', { name: 'Checking availability' })).toBeTruthy();
  });
});
