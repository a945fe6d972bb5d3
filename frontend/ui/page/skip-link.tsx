import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './skip-link.module.css';

interface SkipLinkProps {
  /** The id of an element that can have the focus. */
  readonly targetId: string;
  readonly label?: string;
}

/** A stop of the keyboard that is seen only with the focus, and jumps over what is in the way to an element. */
export function SkipLink({ targetId, label = UI_TEXTS.skipToContent }: SkipLinkProps) {
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
      {label}
    </a>
  );
}
