import { Button } from '@mantine/core';
import { useRef } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { toast } from '../../../../ui/page/toasts.tsx';
import classes from './quick-order.module.css';

/** Reads a CSV file; one browser or another can't (storefront 8). */
export function QuickOrderFile({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  async function handleFile(file: File | undefined) {
    if (!file) return;
    if (typeof file.text !== 'function') return toast.error(UI_TEXTS.fileUnsupported);
    onText(await file.text());
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={QUICK_ORDER_TEXTS.chooseFile}
        className={classes['file']}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void handleFile(currentTarget.files?.[0]);
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
