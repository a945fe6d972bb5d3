import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { useMutation } from '@tanstack/react-query';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { toast } from '../../ui/page/toasts.tsx';

interface RemoveButtonProps<Removal> {
  readonly texts: {
    readonly label: string;
    readonly question: string;
    /** The consequences, below the question. */
    readonly detail: string;
    readonly removed: string;
  };
  /** Removes the record. */
  readonly remove: () => Promise<Removal>;
  readonly onRemoved: (removal: Removal) => void;
}

/** Removes a record, after a question. */
export function RemoveButton<Removal>({ texts, remove, onRemoved }: RemoveButtonProps<Removal>) {
  const { confirm } = useDialogs();
  const removing = useMutation({
    mutationFn: remove,
    onSuccess(removal) {
      toast.success(texts.removed);
      onRemoved(removal);
    },
  });

  async function handleRemove() {
    const isSure = await confirm({
      title: texts.question,
      message: texts.detail,
      confirmLabel: texts.label,
      isDangerous: true,
    });
    if (isSure && !removing.isPending) removing.mutate();
  }

  return (
    <Button
      variant="default"
      size="xs"
      c="var(--mantine-color-error)"
      bd="1px solid currentcolor"
      leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
      aria-disabled={removing.isPending}
      onClick={() => void handleRemove()}
    >
      {texts.label}
    </Button>
  );
}
