import IconX from '@tabler/icons-react/icons/IconX';
import { type ReactNode, useId, useRef } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { IconButton } from '../base/icon-button.tsx';
import classes from './side-drawer.module.css';
import { useModal } from './use-modal.ts';

interface SideDrawerProps {
  readonly title: string;
  /** The side that it comes in from; the end by default. */
  readonly side?: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The foot, which is always in sight. */
  readonly footer?: ReactNode;
}

/** Comes in from the side of a narrow screen, over everything; closed by its button, Escape or a tap beside it. */
export function SideDrawer({ title, side = 'end', onClose, children, footer }: SideDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the drawer too.
    <dialog
      ref={dialog}
      className={classes['drawer']}
      data-side={side}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes['inside']}>
        <div className={classes['head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={UI_TEXTS.dismiss} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <div className={classes['content']}>{children}</div>
        {footer && <div className={classes['foot']}>{footer}</div>}
      </div>
    </dialog>
  );
}
