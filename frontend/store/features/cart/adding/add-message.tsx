import IconAlertCircle from '@tabler/icons-react/icons/IconAlertCircle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { Link } from 'react-router';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { toJob } from '#shared/texts/catalogue/table-texts.ts';
import { PATHS } from '../../../../paths.ts';
import classes from './add-message.module.css';

/** How the last add of a row ended. */
export type AddNews =
  | { readonly kind: 'added'; readonly what: string; readonly job: string | null }
  | { readonly kind: 'failed' | 'undone'; readonly text: string };

interface AddMessageProps {
  /** Undefined until something was added. */
  readonly news: AddNews | undefined;
  readonly mayCheckOut: boolean;
  /** Undefined where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
}

/** Says in one line how the last add ended, with its undo and the way to checkout. It stays until the next one. */
export function AddMessage({ news, mayCheckOut, onUndo }: AddMessageProps) {
  return (
    <div className={classes['message']} data-kind={news?.kind}>
      <p role="status">
        {news?.kind === 'added' && (
          <>
            <IconCheck size={16} aria-hidden />
            {CART_TEXTS.added}: <b>{news.what}</b> {news.job && toJob(news.job)}
          </>
        )}
        {news?.kind === 'undone' && news.text}
        {news?.kind === 'failed' && (
          <>
            <IconAlertCircle size={16} aria-hidden />
            {news.text}
          </>
        )}
      </p>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {CART_PAGE_TEXTS.undo}
        </button>
      )}
      {news?.kind === 'added' && mayCheckOut && <Link to={PATHS.checkout}>{CART_PAGE_TEXTS.checkout}</Link>}
    </div>
  );
}
