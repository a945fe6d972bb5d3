import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DESK_TEXTS } from '#shared/texts/desk/desk-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { SidePanel } from '../../form/side-panel.tsx';

interface DeskPanelProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  /** Nothing waits, so the panel is left out. */
  readonly isEmpty: (data: Data) => boolean;
  readonly detail?: ((data: Data) => ReactNode) | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the desk. It is there only if something waits in it, or if it could not be read. */
export function DeskPanel<Data>({ title, query, isEmpty, detail, children }: DeskPanelProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    if (!error) return null;
    return (
      <SidePanel title={title}>
        <LoadFailure message={failureText(error, DESK_TEXTS.failed)} onRetry={() => void refetch()} />
      </SidePanel>
    );
  }
  if (isEmpty(data)) return null;
  return (
    <SidePanel title={title} detail={detail?.(data)}>
      {children(data)}
    </SidePanel>
  );
}
