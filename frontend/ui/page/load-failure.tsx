import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { TextButton } from '../base/text-button.tsx';

interface LoadFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** A small part of a page that could not load; what stands for a whole page is an `ErrorState`. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <p role="alert">
      {message} <TextButton onClick={onRetry}>{UI_TEXTS.retry}</TextButton>
    </p>
  );
}
