import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServiceHours } from '#frontend/application/service-hours.tsx';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { renderUi } from '../ui/render-ui.tsx';

const hours = ACCOUNT_DEFAULTS.customerServiceHours;

it.each([
  { now: new Date(2026, 2, 2, 9, 0), today: 'Monday08:00 am – 05:00 pm', state: 'Open now', why: 'Monday at nine' },
  { now: new Date(2026, 2, 2, 17, 0), today: 'Monday08:00 am – 05:00 pm', state: 'Closed now', why: 'Monday at five' },
  { now: new Date(2026, 2, 1, 9, 0), today: 'SundayClosed', state: 'Closed now', why: 'Sunday' },
])('marks today and says $state: $why', ({ now, today, state }) => {
  renderUi(<ServiceHours hours={hours} now={now} />);
  const region = screen.getByRole('region', { name: 'Customer service hours' });
  expect(region.querySelector('[aria-current=date]')?.textContent).toBe(today);
  expect(region.textContent).toContain(state);
});
