import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { readFailure } from '../../../api/read-failure.ts';
import { PATHS } from '../../../paths.ts';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../../ui/page/redirect-with-message.tsx';

interface CartFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Shown while the user is redirected or signs in. */
  readonly skeleton: ReactNode;
}

/**
 * A cart that can't be shown. One that does not exist leads home (storefront 8); otherwise the page stays, and offers to
 * try again or to go home (decision B202).
 */
export function CartFailure({ error, onRetry, skeleton }: CartFailureProps) {
  const message = failureText(error, CART_TEXTS.validationFailed);
  switch (readFailure(error)) {
    case 'missing':
      return (
        <RedirectWithMessage message={message} to={PATHS.home}>
          {skeleton}
        </RedirectWithMessage>
      );
    case 'lost':
      return skeleton;
    default:
      return <ErrorState message={message} onRetry={onRetry} wayOut={<WayHome />} />;
  }
}

const WayHome = () => (
  <Button component={Link} to={PATHS.home} variant="default">
    {SHELL_TEXTS.backHome}
  </Button>
);
