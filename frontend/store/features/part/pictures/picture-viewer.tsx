import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import IconX from '@tabler/icons-react/icons/IconX';
import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import IconZoomOut from '@tabler/icons-react/icons/IconZoomOut';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PartPicture as Picture } from '#shared/rules/catalogue/part-pictures.ts';
import { PART_PAGE_TEXTS, pictureOf } from '#shared/texts/catalogue/part-texts.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { useModal } from '../../../../ui/dialogs/use-modal.ts';
import classes from './picture-viewer.module.css';

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  readonly title: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture as large as the screen, and twice as large when zoomed. Keys: arrows, plus, minus, Escape. */
export function PictureViewer({ pictures, title, index, onMove, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  useModal(dialog);
  const picture = pictures[index];
  const hasOthers = pictures.length > 1;

  function move(step: number) {
    setIsZoomed(false);
    onMove((index + step + pictures.length) % pictures.length);
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key === '+') setIsZoomed(true);
    if (key === '-') setIsZoomed(false);
    // Zoomed in, arrows look around.
    if (isZoomed || !hasOthers) return;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  }

  return (
    <dialog
      ref={dialog}
      className={classes['viewer']}
      aria-label={PART_PAGE_TEXTS.pictures}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={handleKey}
    >
      <div className={classes['bar']}>
        <p role="status">{pictureOf(String(index + 1), String(pictures.length))}</p>
        {hasOthers && (
          <>
            <IconButton label={PART_PAGE_TEXTS.previousPicture} onClick={() => move(-1)}>
              <IconChevronLeft stroke={1.75} aria-hidden />
            </IconButton>
            <IconButton label={PART_PAGE_TEXTS.nextPicture} onClick={() => move(1)}>
              <IconChevronRight stroke={1.75} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton
          label={isZoomed ? PART_PAGE_TEXTS.zoomOut : PART_PAGE_TEXTS.zoomIn}
          onClick={() => setIsZoomed(!isZoomed)}
        >
          {isZoomed ? <IconZoomOut stroke={1.75} aria-hidden /> : <IconZoomIn stroke={1.75} aria-hidden />}
        </IconButton>
        <IconButton label={PART_PAGE_TEXTS.close} onClick={onClose}>
          <IconX stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['frame']} data-zoomed={isZoomed || undefined} tabIndex={isZoomed ? 0 : undefined}>
        <img src={picture?.full} alt={picture?.title || title} />
      </div>
    </dialog>
  );
}
