import { useState } from 'react';
import { useSessionState } from './session-context.tsx';

/**
 * Whether somebody was signed in already when the page was opened. Undefined until that is known. It stays the same when
 * somebody signs in on the page.
 */
export function useCameSignedIn(): boolean | undefined {
  const { status } = useSessionState();
  const [cameSignedIn, setCameSignedIn] = useState<boolean>();
  if (cameSignedIn === undefined && status !== 'starting') setCameSignedIn(status !== 'signedOut');
  return cameSignedIn;
}
