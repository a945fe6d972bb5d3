import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import type { TenantColors } from '#frontend/ui/base/tenant-theme.ts';
import { UiProvider } from '#frontend/ui/ui-provider.tsx';

afterEach(cleanup);

/** Renders building blocks the way a page of a store has them around it. */
export function renderUi(children: ReactNode, colors?: TenantColors): RenderResult {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return render(
    <UiProvider colors={colors}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}
