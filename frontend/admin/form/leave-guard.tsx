import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, type To, useLocation } from 'react-router';
import { FORM_TEXTS, wouldBeLost } from '#shared/texts/admin/form-texts.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';

/** The forms with changes, each with the names of its changed fields. */
type Unsaved = Map<object, string>;

const UnsavedContext = createContext<Unsaved>(new Map());

/** The position in the browser's history, which the router counts. */
const positionNow = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before somebody leaves a form with changes: by a link, a key, the browser's buttons or by closing the tab
 * (decision B286). The router only asks in routers with data, so that its navigation is wrapped here.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { confirm } = useDialogs();
  const { pathname, key } = useLocation();
  const unsaved = useRef<Unsaved>(new Map());
  const position = useRef(positionNow());
  const latest = useRef({ pathname, confirm });
  useLayoutEffect(() => {
    latest.current = { pathname, confirm };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has a position of its own.
  useEffect(() => {
    position.current = positionNow();
  }, [key]);

  const navigator = useMemo(() => {
    const { navigator: plain } = context;
    const guarded =
      (go: typeof plain.push): typeof plain.push =>
      (to, ...others) => {
        if (pathOf(to, latest.current.pathname) === latest.current.pathname) go(to, ...others);
        else void unlessUnsaved(unsaved.current, latest.current.confirm, () => go(to, ...others));
      };
    return Object.assign(Object.create(plain), { push: guarded(plain.push), replace: guarded(plain.replace) });
  }, [context]);

  useEffect(() => {
    let isReturning = false;
    let isAllowed = false;

    /** The browser has moved already: it is sent back, and forth again if that is what is wanted. */
    function handlePop(event: PopStateEvent) {
      if (isReturning || isAllowed) {
        if (isReturning) event.stopImmediatePropagation();
        isReturning = false;
        isAllowed = false;
        return;
      }
      const steps = positionNow() - position.current;
      if (unsaved.current.size === 0 || steps === 0 || window.location.pathname === latest.current.pathname) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      void unlessUnsaved(unsaved.current, latest.current.confirm, () => {
        isAllowed = true;
        window.history.go(steps);
      });
    }

    function handleUnload(event: BeforeUnloadEvent) {
      if (unsaved.current.size > 0) event.preventDefault();
    }

    window.addEventListener('popstate', handlePop, { capture: true });
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('popstate', handlePop, { capture: true });
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, []);

  const guardedContext = useMemo(() => ({ ...context, navigator }), [context, navigator]);
  return (
    <UnsavedContext value={unsaved.current}>
      <NavigationContext value={guardedContext}>{children}</NavigationContext>
    </UnsavedContext>
  );
}

/** Makes leaving ask as long as `labels` names changed fields. */
export function useLeaveGuard(labels: string): void {
  const unsaved = useContext(UnsavedContext);
  useLayoutEffect(() => {
    if (labels === '') return undefined;
    const form = {};
    unsaved.set(form, labels);
    return () => void unsaved.delete(form);
  }, [unsaved, labels]);
}

const pathOf = (to: To, here: string): string =>
  new URL(typeof to === 'string' ? to : createPath(to), `${window.location.origin}${here}`).pathname;

async function unlessUnsaved(unsaved: Unsaved, confirm: ReturnType<typeof useDialogs>['confirm'], go: () => void) {
  const labels = [...unsaved.values()].join(', ');
  const mayGo =
    labels === '' ||
    (await confirm({
      title: FORM_TEXTS.leaveTitle,
      message: wouldBeLost(labels),
      confirmLabel: FORM_TEXTS.leave,
      cancelLabel: FORM_TEXTS.stay,
      isDangerous: true,
    }));
  if (!mayGo) return;
  unsaved.clear();
  go();
}
