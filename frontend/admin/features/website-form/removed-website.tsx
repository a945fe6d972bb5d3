import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import { KeyCaps } from '../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import panelClasses from '../../../ui/base/panel.module.css';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { WEBSITES_PATH } from '../../frame/website-paths.ts';
import classes from './website-form.module.css';

interface RemovedWebsiteProps {
  /** The entry of the history that brings the website back. */
  readonly entry: string;
  readonly onRestored: () => void;
}

/** Takes the place of a removed website until the person leaves the page. */
export function RemovedWebsite({ entry, onRestored }: RemovedWebsiteProps) {
  const restoring = useMutation({
    mutationFn: () => usersApi.restoreFromHistory({ params: { entry }, body: {} }),
    onSuccess: onRestored,
  });
  const undo = () => !restoring.isPending && restoring.mutate();
  useShortcuts([{ keys: 'z', label: FORM_TEXTS.undo, group: 'page', run: undo }]);
  return (
    <ActionArea>
      <p role="status" className={`${panelClasses['panel']} ${classes['gone']}`}>
        <span>{WEBSITES_TEXTS.removed}</span>
        <TextButton autoFocus aria-keyshortcuts="z" onClick={undo}>
          {FORM_TEXTS.undo}
        </TextButton>
        <KeyCaps keys="z" />
        <Link to={WEBSITES_PATH}>{WEBSITES_TEXTS.back}</Link>
      </p>
    </ActionArea>
  );
}
