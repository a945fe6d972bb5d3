import { Button } from '@mantine/core';
import { useRef } from 'react';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import classes from './quick-order.module.css';

/** Chooses CSV files. */
export function QuickOrderFile({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-label={QUICK_ORDER_TEXTS.chooseFile}
        className={classes['file']}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again once it was put right.
          currentTarget.value = '';
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {QUICK_ORDER_TEXTS.chooseFile}
      </Button>
    </>
  );
}
