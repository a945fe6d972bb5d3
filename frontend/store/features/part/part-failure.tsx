import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { readFailure } from '../../../api/read-failure.ts';
import { GoBack } from '../../../ui/page/go-back.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../../ui/page/redirect-with-message.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

interface PartFailureProps {
  readonly error: Error;
  /** The number or guid of the part. */
  readonly sought: string;
  /** The path for a user who opened the store here and cannot go back. */
  readonly listPath: string;
  readonly onRetry: () => void;
}

/**
 * A part that could not be loaded: one that does not exist is said where one came from (storefront 8); otherwise the page
 * stays, and offers to try again or to go back (decision B202).
 */
export function PartFailure({ error, sought, listPath, onRetry }: PartFailureProps) {
  const skeleton = <PartSkeleton hasPictures={false} />;
  const message = textOf(error);
  switch (readFailure(error)) {
    case 'missing':
      return (
        <RedirectWithMessage isBack message={message} sought={sought} to={listPath}>
          {skeleton}
        </RedirectWithMessage>
      );
    case 'lost':
      return skeleton;
    default:
      return <ErrorState level={1} message={message} onRetry={onRetry} wayOut={<GoBack otherwise={listPath} />} />;
  }
}

/** The messages for a part that does not exist, and for one that could not be loaded. */
const textOf = (error: Error): string =>
  error instanceof ApiError && error.status >= 400 ? CATALOGUE_TEXTS.unableToLoadPart : PART_TEXTS.couldNotLoad;
