import { useQueryClient } from '@tanstack/react-query';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { RemoveButton } from '../../form/remove-button.tsx';
import { renewSpots } from './spots-queries.ts';

interface SpotActionsProps {
  readonly spot: SpotRow;
  /** Called with the history entry that restores the spot. */
  readonly onRemoved: (historyEntry: string) => void;
}

/** Removes a marketing spot, after a question. */
export function SpotActions({ spot: { id }, onRemoved }: SpotActionsProps) {
  const queryClient = useQueryClient();
  return (
    <ActionArea>
      <RemoveButton
        texts={{
          label: SPOTS_TEXTS.remove,
          question: SPOT_TEXTS.removeQuestion,
          detail: SPOTS_TEXTS.removeDetail,
          removed: SPOT_TEXTS.removed,
        }}
        remove={() => contentApi.removeSpot({ params: { id } })}
        onRemoved={({ historyEntry }) => {
          onRemoved(historyEntry);
          renewSpots(queryClient, { removedId: id });
        }}
      />
    </ActionArea>
  );
}
