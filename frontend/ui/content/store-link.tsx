import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { leavesStore } from '#shared/rules/base/page-html.ts';

interface StoreLinkProps {
  /** A path of the store, or an address with a scheme. */
  readonly to: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that somebody wrote: within the store it stays here, http opens a new window that knows nothing of this one. */
export function StoreLink({ to, children, ...others }: StoreLinkProps) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...others}>
        {children}
      </Link>
    );
  }
  const window = leavesStore(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={to} {...window} {...others}>
      {children}
    </a>
  );
}
