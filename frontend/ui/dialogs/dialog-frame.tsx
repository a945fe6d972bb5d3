import '@mantine/core/styles/Modal.layer.css';

import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './dialog-frame.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogFrameProps {
  readonly title: string;
  readonly confirmLabel?: string;
  /** `null`: there is nothing to cancel. */
  readonly cancelLabel?: string | null;
  readonly isDangerous?: boolean;
  /** The button was pressed, or Enter in a field. */
  readonly onConfirm: () => void;
  /** Cancel, Escape or a click beside the dialog. */
  readonly onDismiss: () => void;
  /** False: Escape and a click beside the dialog do nothing, the question has to be answered. */
  readonly isClosable?: boolean;
  readonly children?: ReactNode;
}

/** Nothing is dismissed from behind a dialog of the browser's own, such as the login over a lost session. */
const isCovered = () => document.querySelector('dialog[open]') !== null;

/** The frame of all dialogs: heading, buttons and keys. The focus returns to where it came from. */
export function DialogFrame({
  title,
  confirmLabel = UI_TEXTS.ok,
  cancelLabel = UI_TEXTS.cancel,
  isDangerous = false,
  onConfirm,
  onDismiss,
  isClosable = true,
  children,
}: DialogFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusReturn(form);
  return (
    <Modal.Root
      opened
      onClose={() => isClosable && !isCovered() && onDismiss()}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      yOffset="12dvh"
      // No wider than the login, which may come to lie over it.
      size="26rem"
      classNames={{ inner: classes['inner'] ?? '', content: classes['content'] ?? '', title: classes['title'] ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{title}</Modal.Title>
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onConfirm();
            }}
          >
            {children}
            <div className={classes['actions']}>
              {cancelLabel !== null && (
                <Button variant="default" onClick={onDismiss} data-autofocus={isDangerous || undefined}>
                  {cancelLabel}
                </Button>
              )}
              <Button type="submit" {...(isDangerous && { color: 'red' })} data-autofocus={!isDangerous || undefined}>
                {confirmLabel}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
