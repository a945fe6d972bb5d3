import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconInbox from '@tabler/icons-react/icons/IconInbox';
import type { ReactNode } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './page-states.module.css';

/** A page whose data is on its way. It shows itself only when that takes a moment. */
export function PageSkeleton() {
  return (
    <div role="status" aria-busy className={classes['skeleton']}>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <Skeleton height="2rem" width="min(18rem, 60%)" />
      <Skeleton height="1rem" width="min(32rem, 90%)" />
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons or links that lead on. */
  readonly action?: ReactNode;
}

/** A page or list that has nothing to show, and says what to do about it. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <section className={classes['state']}>
      <IconInbox className={classes['icon']} stroke={1.5} aria-hidden />
      <h2>{title}</h2>
      {description && <p>{description}</p>}
      {action && <div className={classes['action']}>{action}</div>}
    </section>
  );
}

interface ErrorStateProps {
  readonly message: string;
  /** 1 where it stands for a whole page. */
  readonly level?: 1 | 2;
  /** Left out when trying again would not help. */
  readonly onRetry?: () => void;
  /** Another button or link, to where somebody goes who does not try again. */
  readonly wayOut?: ReactNode;
}

/** A page or part of it that could not load. */
export function ErrorState({ message, level = 2, onRetry, wayOut }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes['state']}>
      <IconAlertTriangle className={classes['icon']} stroke={1.5} aria-hidden />
      <div role="alert">
        <Heading>{message}</Heading>
      </div>
      {onRetry && (
        <div className={classes['action']}>
          <Button variant="default" onClick={onRetry}>
            {UI_TEXTS.retry}
          </Button>
          {wayOut}
        </div>
      )}
    </section>
  );
}
