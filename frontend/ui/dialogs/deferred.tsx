import { type ReactNode, useDeferredValue } from 'react';

interface UnhurriedProps {
  /** Stands there at once. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** Something large, made in small pieces after what surrounds it is on the screen, so that typing is never held up. */
export function Deferred({ meanwhile, children }: UnhurriedProps) {
  return useDeferredValue(true, false) ? children : meanwhile;
}
