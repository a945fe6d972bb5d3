import { useEffect, useRef } from 'react';
import { useSessionState } from './session-context.tsx';
import { useChangePostalCode } from './use-change-postal-code.ts';

/** Asks for the postal code that a Fleet account with customers needs, once for each user who has none (storefront 4). */
export function PostalCodeQuestion() {
  const state = useSessionState();
  const changePostalCode = useChangePostalCode();
  const askedUser = useRef<string>(undefined);
  const user = state.status === 'signedIn' ? state.user : undefined;

  useEffect(() => {
    if (!user?.isPostalCodeRequired || user.postalCode || askedUser.current === user.userId) return;
    askedUser.current = user.userId;
    void changePostalCode();
  }, [user, changePostalCode]);

  return null;
}
