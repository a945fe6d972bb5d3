import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

interface MessageDialogProps {
  readonly title: string;
  readonly message?: ReactNode;
  readonly confirmLabel: string;
  /** Left out of an alert: there is nothing to decide. */
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Alert and confirm. */
export function MessageDialog({ message, cancelLabel, onAnswer, ...frame }: MessageDialogProps) {
  return (
    <DialogFrame
      {...frame}
      cancelLabel={cancelLabel ?? null}
      onConfirm={() => onAnswer(true)}
      onDismiss={() => onAnswer(false)}
    >
      {message !== undefined && <div>{message}</div>}
    </DialogFrame>
  );
}
