import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '#frontend/ui/page/breadcrumbs.tsx';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { renderUi } from '../render-ui.tsx';

const trail = () => screen.getByRole('navigation', { name: 'Breadcrumbs' });

it('links every step but the page itself', () => {
  renderUi(<Breadcrumbs title="Home:/|Orders:/orders|Order 1042" />);
  const links = within(trail()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Orders', '/orders'],
  ]);
  expect(within(trail()).getByText('Order 1042').getAttribute('aria-current')).toBe('page');
});

it.each(['DBA: POWERMADD', 'One:1', 'Bumpers | Grilles'])('U10 shows the whole title %s with its link', (name) => {
  const title = formatBreadcrumbs([{ name: 'Home', url: '/' }, { name, url: '/pages/a' }, { name: 'Returns' }]);
  renderUi(<Breadcrumbs title={title} />);
  expect(within(trail()).getByRole('link', { name }).getAttribute('href')).toBe('/pages/a');
});

it('is not there for a page that stands alone', () => {
  renderUi(<Breadcrumbs title="Home" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
