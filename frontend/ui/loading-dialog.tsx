import { Loader } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import classes from './loading-dialog.module.css';

/**
 * Takes the page away until something is done, at once for keys and pointer; to the eye only when it lasts.
 * The browser's own modal dialog does it: all else is inert, and the focus returns on closing.
 */
export function LoadingDialog({ message }: { readonly message: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['loading']}
      aria-label={message}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      data-mantine-stop-propagation="true"
    >
      <Loader size="sm" aria-hidden />
      <p role="status">{message}</p>
    </dialog>
  );
}
