import { Button } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/icons/IconExternalLink';
import { useMutation } from '@tanstack/react-query';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import classes from './website-form.module.css';

interface WebsiteActionsProps {
  readonly website: WebsiteView;
  /** Called with the entry of the history that brings the website back. */
  readonly onRemoved: (entry: string) => void;
}

/** Opens the store as its visitors see it, and removes the website after a question. */
export function WebsiteActions({ website: { id, url }, onRemoved }: WebsiteActionsProps) {
  const { confirm } = useDialogs();
  const removing = useMutation({
    mutationFn: () => websitesApi.removeWebsite({ params: { id: String(id) } }),
    onSuccess({ entry }) {
      toast.success(WEBSITES_TEXTS.removed);
      onRemoved(entry);
    },
    onError: (error) => toast.error(failureText(error)),
  });

  async function handleRemove() {
    const isSure = await confirm({
      title: WEBSITES_TEXTS.removeQuestion,
      message: WEBSITES_TEXTS.removeDetail,
      confirmLabel: WEBSITES_TEXTS.remove,
      isDangerous: true,
    });
    if (isSure) removing.mutate();
  }

  return (
    <ActionArea>
      <div className={classes['actions']}>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="xs"
          rightSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
        >
          {WEBSITES_TEXTS.openAsVisitor}
        </Button>
        <Button
          variant="default"
          size="xs"
          className={classes['remove'] ?? ''}
          aria-disabled={removing.isPending}
          onClick={() => void handleRemove()}
        >
          {WEBSITES_TEXTS.remove}
        </Button>
      </div>
    </ActionArea>
  );
}
