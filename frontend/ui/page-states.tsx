import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { UI_TEXTS } from '#shared/texts/ui-texts.ts';

/** A page whose data is on its way. */
export function PageSkeleton() {
  return <p role="status">{UI_TEXTS.loading}</p>;
}

interface EmptyStateProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** A button or link that leads on. */
  readonly action?: ReactNode;
}

/** A page or list that has nothing to show, and says what to do about it. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <section>
      <h2>{title}</h2>
      {description && <p>{description}</p>}
      {action}
    </section>
  );
}

interface ErrorStateProps {
  readonly message: string;
  readonly onRetry?: () => void;
}

/** A page that could not load. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <section role="alert">
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>{UI_TEXTS.retry}</Button>}
    </section>
  );
}
