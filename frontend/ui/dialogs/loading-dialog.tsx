import { Loader } from '@mantine/core';
import { useRef } from 'react';
import classes from './loading-dialog.module.css';
import { useModal } from './use-modal.ts';

/** Takes the page away until something is done, at once for keys and pointer; to the eye only when it lasts. */
export function LoadingDialog({ message }: { readonly message: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
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
