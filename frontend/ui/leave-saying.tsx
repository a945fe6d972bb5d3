import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from './toasts.tsx';

interface LeaveSayingProps {
  readonly message: string;
  readonly to: string;
  /** What stands there for the moment that it takes. */
  readonly children: ReactNode;
}

/** A page that can't be shown: says why, once, and goes elsewhere without a step on the way back. */
export function LeaveSaying({ message, to, children }: LeaveSayingProps) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    toast.error(message);
    void navigate(to, { replace: true });
  }, [message, to, navigate]);
  return children;
}
