import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import IconShare from '@tabler/icons-react/icons/IconShare';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { copyText } from '../../../ui/hooks/copy-text.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import classes from './part-actions.module.css';

interface PartActionsProps {
  readonly title: string;
  /** The list that the part is in, for whoever did not come from it. */
  readonly listPath: string;
  /** Other actions with the part. */
  readonly children?: ReactNode;
}

/** Kept in the history: where a part was opened from. */
interface PartOpened {
  readonly fromList?: boolean;
}

/** The way back to the list, where it was left; to hand the page on, and to print it. */
export function PartActions({ title, listPath, children }: PartActionsProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isFromList = (state as PartOpened | null)?.fromList === true;

  async function handleShare() {
    const url = location.href;
    if (!navigator.share) return copyText(url, PART_PAGE_TEXTS.linkCopied);
    // Whoever thinks better of it has shared nothing, and that is all.
    await navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <div className={classes['actions']}>
      <ActionArea>
        <Link
          to={listPath}
          onClick={(event) => {
            if (!isFromList) return;
            event.preventDefault();
            void navigate(-1);
          }}
        >
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {PART_PAGE_TEXTS.backToResults}
        </Link>
        {children}
        <button type="button" onClick={() => void handleShare()}>
          <IconShare size={18} stroke={1.75} aria-hidden />
          <span>{PART_PAGE_TEXTS.share}</span>
        </button>
        <button type="button" onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.75} aria-hidden />
          <span>{PART_PAGE_TEXTS.print}</span>
        </button>
      </ActionArea>
    </div>
  );
}
