import { type ReactNode, useDeferredValue } from 'react';

interface UnhurriedProps {
  /** Stands there at once. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** Renders a large child as a transition, after its surroundings, which keeps typing responsive. */
export function Deferred({ meanwhile, children }: UnhurriedProps) {
  return useDeferredValue(true, false) ? children : meanwhile;
}
