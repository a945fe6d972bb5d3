import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { exportingUsers, USERS_EXPORT_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import classes from './export-button.module.css';
import { useUsersExport } from './use-users-export.ts';

interface ExportButtonProps {
  /** The account whose users are exported, with those of the accounts below it. */
  readonly accountId: number;
}

/** Saves users as a CSV file that can be imported again. While it runs, it shows how far it is and can be canceled. */
export function ExportButton({ accountId }: ExportButtonProps) {
  const { state, begin, cancel } = useUsersExport(accountId);
  const progress = state.isRunning && exportingUsers(formatCount(state.done), formatCount(state.total ?? 0));
  return (
    <>
      <span role="status" className={classes['progress']}>
        {state.isRunning && (state.total === undefined ? USERS_EXPORT_TEXTS.beginning : progress)}
      </span>
      {/* One button for both, so that it keeps the focus. The second click of a double click cancels nothing. */}
      <Button
        variant="default"
        title={state.isRunning ? undefined : USERS_EXPORT_TEXTS.detail}
        leftSection={!state.isRunning && <IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={state.isRunning ? ({ detail }) => detail < 2 && cancel() : begin}
      >
        {state.isRunning ? USERS_EXPORT_TEXTS.cancel : USERS_EXPORT_TEXTS.export}
      </Button>
    </>
  );
}
