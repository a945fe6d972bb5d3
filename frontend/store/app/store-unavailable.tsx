import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './store-unavailable.module.css';

interface NoStoreProps {
  readonly heading: string;
  readonly detail: string;
  /** Whether trying again may help. */
  readonly isPassing: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands where a store should be, and wears nobody's brand. */
export function StoreUnavailable({ heading, detail, isPassing, isRetrying, onRetry }: NoStoreProps) {
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <main className={classes['page']}>
      <div role={isPassing ? 'alert' : undefined}>
        <h1>{heading}</h1>
        <p>{detail}</p>
      </div>
      {isPassing && (
        <Button variant="default" loading={isRetrying} onClick={onRetry}>
          {UI_TEXTS.retry}
        </Button>
      )}
    </main>
  );
}
