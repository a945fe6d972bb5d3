import { useEffect, useRef, useState } from 'react';
import { USERS_EXPORT_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { localDay } from '../../../ui/format/local-day.ts';
import { saveFile } from '../../../ui/hooks/save-file.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { exportedUsers } from './export-users.ts';

type ExportState =
  | { readonly isRunning: false }
  | { readonly isRunning: true; readonly done: number; readonly total: number | undefined };

/** Exports the users of one account at a time. Leaving the page ends it. */
export function useUsersExport(accountId: number) {
  const [state, setState] = useState<ExportState>({ isRunning: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    setState({ isRunning: false });
  }

  async function begin() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ isRunning: true, done: 0, total: undefined });
    try {
      const file = await exportedUsers(accountId, (progress) => setState({ isRunning: true, ...progress }), signal);
      if (file === '') toast.error(USERS_EXPORT_TEXTS.none);
      else saveFile(`users-${localDay(new Date().toISOString())}.csv`, 'text/csv', file);
    } catch (error) {
      if (signal.aborted) return;
      toast.error(failureText(error, USERS_EXPORT_TEXTS.failed));
    }
    setState({ isRunning: false });
  }

  return { state, begin: () => void begin(), cancel };
}
