import { Component, type ReactNode } from 'react';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { ErrorState } from '../../ui/page/page-states.tsx';

interface ErrorBoundaryProps {
  /** Another page gets a chance of its own. */
  readonly pathname?: string;
  /** What stands there then; by default what is said of a whole page. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Stands for a page that failed, or a part of it. Trying again loads anew: it may be that a newer version of the store is there. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ pathname }: ErrorBoundaryProps) {
    if (this.state.hasFailed && pathname !== this.props.pathname) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { instead = <PageFailure /> } = this.props;
    return instead;
  }
}

function PageFailure() {
  return <ErrorState level={1} message={SHELL_TEXTS.pageFailure} onRetry={() => location.reload()} />;
}
