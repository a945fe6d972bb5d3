import { useEffect, useRef } from 'react';
import { useSessionState } from '../../../session/session-context.tsx';
import { useChangePostalCode } from './use-change-postal-code.ts';

/** Asks for the postal code that a Fleet account with customers needs, whenever there is none (storefront 4). */
export function PostalCodeQuestion() {
  const state = useSessionState();
  const changePostalCode = useChangePostalCode();
  const isAsking = useRef(false);
  const user = state.status === 'signedIn' ? state.user : undefined;

  useEffect(() => {
    if (!user?.isPostalCodeRequired || user.postalCode || isAsking.current) return;
    isAsking.current = true;
    void changePostalCode().finally(() => {
      isAsking.current = false;
    });
  }, [user, changePostalCode]);

  return null;
}
