import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, type To } from 'react-router';
import { LEAVE_TEXTS } from '#shared/texts/base/leave-texts.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';

/**
 * Asks before a page with unsaved changes is left: by a link, a button or a key, by going back or forward, or by closing
 * the tab. A change of the query or the hash leaves nothing, and whoever signs out or is led elsewhere is not asked
 * (decision B286). `detail` says what would be lost. Returns a function that lets the page be left, for after a save.
 */
export function useAskBeforeLeaving(hasChanges: boolean, detail: string = LEAVE_TEXTS.detail): () => void {
  const { navigator } = useContext(NavigationContext);
  const { confirm } = useDialogs();
  const letGo = useRef<() => void>(undefined);
  const message = useRef(detail);
  useEffect(() => {
    message.current = detail;
  });

  useEffect(() => {
    if (!hasChanges) return undefined;
    const stop = holdPage(navigator, () =>
      confirm({
        title: LEAVE_TEXTS.question,
        message: message.current,
        confirmLabel: LEAVE_TEXTS.leave,
        cancelLabel: LEAVE_TEXTS.stay,
        isDangerous: true,
      }),
    );
    letGo.current = stop;
    return stop;
  }, [hasChanges, navigator, confirm]);

  return () => letGo.current?.();
}

/** The router numbers the entries of the history in their state. */
const indexIn = (state: unknown): number => Number((state as { readonly idx?: number } | null)?.idx);

/** Links and `navigate` give the router the parts of a path that they have resolved. */
const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.replace(/[?#].*/, '') : to.pathname);

/**
 * The router of the store has no way to hold a page: its `push` is replaced as long as a page is held, and a step back or
 * forward is undone before the router hears of it. Returns the way to stop it.
 */
function holdPage(navigator: Navigator, ask: () => Promise<boolean>): () => void {
  const { push } = navigator;
  const { pathname } = window.location;
  let here = indexIn(window.history.state);
  let isAsking = false;
  let isReturning = false;

  async function askBefore(leave: () => void) {
    if (isAsking) return;
    isAsking = true;
    const mayLeave = await ask();
    isAsking = false;
    if (!mayLeave) return;
    stop();
    leave();
  }

  function handleStep(event: PopStateEvent) {
    const index = indexIn(event.state);
    const steps = index - here;
    if (!steps && !isReturning) return;
    if (window.location.pathname === pathname && !isReturning) {
      here = index;
      return;
    }
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    isReturning = true;
    window.history.go(-steps);
    void askBefore(() => window.history.go(steps));
  }

  function handleUnload(event: BeforeUnloadEvent) {
    event.preventDefault();
  }

  function stop() {
    navigator.push = push;
    window.removeEventListener('popstate', handleStep, { capture: true });
    window.removeEventListener('beforeunload', handleUnload);
  }

  navigator.push = (...target) => {
    if (pathOf(target[0]) === pathname) {
      push(...target);
      here = indexIn(window.history.state);
    } else void askBefore(() => push(...target));
  };
  window.addEventListener('popstate', handleStep, { capture: true });
  window.addEventListener('beforeunload', handleUnload);
  return stop;
}
