import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue-texts.ts';
import { PART_TEXTS } from '#shared/texts/part-texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { canGoBack } from '../../ui/can-go-back.ts';
import { toast } from '../../ui/toasts.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

interface PartFailureProps {
  readonly error: Error;
  /** Where whoever opened the store here goes, for whom there is no way back. */
  readonly listPath: string;
}

/** Says that a part could not be loaded, and goes back (storefront 8). */
export function PartFailure({ error, listPath }: PartFailureProps) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    toast.error(textOf(error));
    if (canGoBack()) void navigate(-1);
    else void navigate(listPath, { replace: true });
  }, [error, listPath, navigate]);

  return <PartSkeleton hasPictures={false} />;
}

/** What a server answered that has no such part, or can't say; and that nothing came that could be understood. */
const textOf = (error: Error): string =>
  error instanceof ApiError && error.status >= 400 ? CATALOGUE_TEXTS.unableToLoadPart : PART_TEXTS.couldNotLoad;
