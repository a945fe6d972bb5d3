import { VisuallyHidden } from '@mantine/core';

/** Tells the password manager of the browser whose password is set in a form. */
export function UserNameForBrowser({ userName }: { readonly userName: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" autoComplete="username" value={userName} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
