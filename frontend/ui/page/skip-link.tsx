import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './skip-link.module.css';

/** The first stop of the keyboard: jumps over header and navigation to the element with the id, which needs `tabIndex={-1}`. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  return (
    <a
      className={classes['link']}
      href={`#${targetId}`}
      onClick={(event) => {
        // Followed by hand: the page's address is its state, and stays as it is.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {UI_TEXTS.skipToContent}
    </a>
  );
}
