import { Component, type ReactNode } from 'react';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { ErrorState } from '../ui/page/page-states.tsx';

interface ErrorBoundaryProps {
  /** Another page gets a chance of its own. */
  readonly pathname?: string;
  /** Shown after a failure; by default the message for a whole page. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Stands in for a page, or a part of one, that failed. Trying again reloads the page, which also gets a newer version of the store. */
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
