import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './error-summary.module.css';

/** What has to be put right in a form, all at once (admin 5). Nothing when there is nothing. */
export function ErrorSummary({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div role="alert" className={classes['summary']}>
      <p>{UI_TEXTS.correctErrors}</p>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
