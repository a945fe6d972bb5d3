import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { renewSpots } from './spots-queries.ts';

interface SpotActionsProps {
  readonly spot: SpotRow;
  /** Gets the entry of the history that restores the spot. */
  readonly onRemoved: (historyEntry: string) => void;
}

/** Removes a marketing spot, after a question. */
export function SpotActions({ spot: { id }, onRemoved }: SpotActionsProps) {
  const { confirm } = useDialogs();
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => contentApi.removeSpot({ params: { id } }),
    onSuccess({ historyEntry }) {
      toast.success(SPOT_TEXTS.removed);
      onRemoved(historyEntry);
      renewSpots(queryClient, { removedId: id });
    },
  });

  async function handleRemove() {
    const isSure = await confirm({
      title: SPOT_TEXTS.removeQuestion,
      message: SPOTS_TEXTS.removeDetail,
      confirmLabel: SPOTS_TEXTS.remove,
      isDangerous: true,
    });
    if (isSure && !removing.isPending) removing.mutate();
  }

  return (
    <ActionArea>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
        onClick={() => void handleRemove()}
      >
        {SPOTS_TEXTS.remove}
      </Button>
    </ActionArea>
  );
}
