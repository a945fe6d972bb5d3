import IconRefresh from '@tabler/icons-react/icons/IconRefresh';
import { type ReactNode, Suspense } from 'react';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { ErrorBoundary } from '../../application/error-boundary.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';

/** Something in the header that comes after the page. Where it fails to come the page stays, and one may try again. */
export function LazyHeaderSlot({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary instead={<TryAgain />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Reloads the page, which also gets a newer version of the store. */
function TryAgain() {
  return (
    <IconButton label={SHELL_TEXTS.headerFailure} onClick={() => location.reload()}>
      <IconRefresh size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
