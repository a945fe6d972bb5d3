import { Button } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/icons/IconExternalLink';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { RemoveButton } from '../../form/remove-button.tsx';
import classes from './website-form.module.css';

interface WebsiteActionsProps {
  readonly website: WebsiteView;
  /** Called with the entry of the history that brings the website back. */
  readonly onRemoved: (entry: string) => void;
}

/** Opens the store as its visitors see it, and removes the website after a question. */
export function WebsiteActions({ website: { id, url }, onRemoved }: WebsiteActionsProps) {
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
        <RemoveButton
          texts={{
            label: WEBSITES_TEXTS.remove,
            question: WEBSITES_TEXTS.removeQuestion,
            detail: WEBSITES_TEXTS.removeDetail,
            removed: WEBSITES_TEXTS.removed,
          }}
          remove={() => websitesApi.removeWebsite({ params: { id: String(id) } })}
          onRemoved={({ entry }) => onRemoved(entry)}
        />
      </div>
    </ActionArea>
  );
}
