import { Button } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/icons/IconExternalLink';
import IconLink from '@tabler/icons-react/icons/IconLink';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PageView } from '#shared/contracts/content-views.ts';
import { PAGE_FORM_TEXTS, PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { contentPagePath } from '../../../paths.ts';
import { copyText } from '../../../ui/hooks/copy-text.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { RemoveButton } from '../../form/remove-button.tsx';
import classes from './page-form.module.css';
import { useRenewPages } from './use-page-form.ts';

interface PageActionsProps {
  readonly page: PageView;
  /** Whether the page belongs to the account of this host, so that the store here shows it. */
  readonly isShownHere: boolean;
  /** Called with the history entry that restores the page. */
  readonly onRemoved: (historyEntry: string) => void;
}

/** Actions on a whole page: the link to read a draft, the store's view of it, and removing it. */
export function PageActions({ page: { id, slug, active }, isShownHere, onRemoved }: PageActionsProps) {
  const renew = useRenewPages();
  const linking = useMutation({
    mutationFn: () => contentApi.linkDraft({ params: { id }, body: {} }),
    onSuccess: ({ url }) => copyText(new URL(url, location.origin).href, PAGE_FORM_TEXTS.draftLinkCopied),
  });

  return (
    <ActionArea>
      <div className={classes['actions']}>
        {!active && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconLink size={16} stroke={1.8} aria-hidden />}
            onClick={() => !linking.isPending && linking.mutate()}
          >
            {PAGE_FORM_TEXTS.copyDraftLink}
          </Button>
        )}
        {active && isShownHere && (
          <Button
            component={Link}
            to={contentPagePath(slug)}
            variant="default"
            size="xs"
            leftSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
          >
            {PAGE_FORM_TEXTS.open}
          </Button>
        )}
        <RemoveButton
          texts={{
            label: PAGE_FORM_TEXTS.remove,
            question: PAGE_TEXTS.removeQuestion,
            detail: PAGE_FORM_TEXTS.removeDetail,
            removed: PAGE_TEXTS.removed,
          }}
          remove={() => contentApi.removePage({ params: { id } })}
          onRemoved={({ historyEntry }) => {
            onRemoved(historyEntry);
            renew({ removedId: id });
          }}
        />
      </div>
    </ActionArea>
  );
}
