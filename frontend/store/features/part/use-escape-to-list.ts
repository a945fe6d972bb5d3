import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isField } from '../../../shortcuts/press-of.ts';

/** Whether Escape belongs to something else: a question, a menu or what somebody types. */
const isTaken = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  defaultPrevented || isField(target) || document.querySelector('dialog[open], [role=dialog], :popover-open') !== null;

/** Escape leads from a part back to the list that it was opened from, where it was left. */
export function useEscapeToList(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isFromList = (state as { readonly fromList?: boolean } | null)?.fromList === true;
  useEffect(() => {
    if (!isFromList) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTaken(event)) void navigate(-1);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isFromList, navigate]);
}
