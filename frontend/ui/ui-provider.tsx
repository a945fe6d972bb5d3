import './base/styles.css';

import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { NEUTRAL_COLORS, type TenantColors, tenantTheme, tenantVariables } from './base/tenant-theme.ts';
import { DialogsProvider } from './dialogs/dialogs.tsx';
import { Toasts } from './page/toasts.tsx';

interface UiProviderProps {
  /** Left out until the store's brand is known. */
  readonly colors?: TenantColors | undefined;
  readonly children: ReactNode;
}

/** Everything a page needs around it to look and speak like its tenant: theme, dialogs and toasts. */
export function UiProvider({ colors = NEUTRAL_COLORS, children }: UiProviderProps) {
  const { color1, color2 } = colors;
  const theme = useMemo(() => tenantTheme({ color1, color2 }), [color1, color2]);
  const variables = useMemo(() => tenantVariables({ color1, color2 }), [color1, color2]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <DialogsProvider>{children}</DialogsProvider>
      <Toasts />
    </MantineProvider>
  );
}
