import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp';
import IconMail from '@tabler/icons-react/icons/IconMail';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_SCREEN_TEXTS, inviteUsers } from '#shared/texts/imports/import-screen-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { useImportAction } from '../use-import-action.ts';

/** Invites the users that the import added. */
export function InviteButton({ view: { id, invitable } }: { readonly view: PeopleImportView }) {
  const inviting = useImportAction(id, () => importsApi.invitePeopleImport({ params: { id } }));
  return (
    <Button
      variant="default"
      size="xs"
      title={IMPORT_SCREEN_TEXTS.inviteDetail}
      leftSection={<IconMail size={16} stroke={1.8} aria-hidden />}
      aria-disabled={inviting.isPending}
      onClick={() => !inviting.isPending && inviting.mutate()}
    >
      {inviteUsers(invitable)}
    </Button>
  );
}

/** Takes back what the import did, after a question. */
export function TakeBackButton({ view: { id } }: { readonly view: PeopleImportView }) {
  const { confirm } = useDialogs();
  const takingBack = useImportAction(id, () => importsApi.takeBackPeopleImport({ params: { id } }));

  async function ask() {
    const isSure = await confirm({
      title: IMPORT_SCREEN_TEXTS.takeBackQuestion,
      message: IMPORT_SCREEN_TEXTS.takeBackDetail,
      confirmLabel: IMPORT_SCREEN_TEXTS.takeBack,
      cancelLabel: IMPORT_SCREEN_TEXTS.cancelKeep,
      isDangerous: true,
    });
    if (isSure && !takingBack.isPending) takingBack.mutate();
  }

  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}
      aria-disabled={takingBack.isPending}
      onClick={() => void ask()}
    >
      {IMPORT_SCREEN_TEXTS.takeBack}
    </Button>
  );
}
