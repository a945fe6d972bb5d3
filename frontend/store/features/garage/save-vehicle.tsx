import { Button } from '@mantine/core';
import IconBookmark from '@tabler/icons-react/icons/IconBookmark';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useQuery } from '@tanstack/react-query';
import type { NewVehicle } from '#shared/schemas/fields/vehicle.ts';
import { customerNameHint, GARAGE_TEXTS } from '#shared/texts/catalogue/garage-texts.ts';
import { CUSTOMER_NAME_LENGTHS, type CustomerNameLabel } from '#shared/values/customer-name.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { savedVehicles, useSaveVehicle } from './garage-queries.ts';
import { isSameVehicle } from './vehicle-location.ts';

interface SaveVehicleProps {
  readonly userId: string;
  readonly vehicle: NewVehicle;
  /** The account's label for the customer of a vehicle (storefront 3, field configuration). */
  readonly customerNameLabel: CustomerNameLabel;
}

/** Saves the chosen vehicle, for a customer who may be named; nothing more to do once it is in the garage. */
export function SaveVehicle({ userId, vehicle, customerNameLabel }: SaveVehicleProps) {
  const { data: saved = [] } = useQuery(savedVehicles(userId));
  const save = useSaveVehicle(userId);
  const dialogs = useDialogs();

  async function handleClick() {
    const customerName = await dialogs.prompt({
      title: GARAGE_TEXTS.save,
      label: customerNameHint(customerNameLabel),
      maxLength: CUSTOMER_NAME_LENGTHS[customerNameLabel],
    });
    if (customerName === undefined) return;
    save.mutate(
      { ...vehicle, ...(customerName && { customerName }) },
      { onSuccess: () => toast.success(GARAGE_TEXTS.saved) },
    );
  }

  if (saved.some((each) => isSameVehicle(each, vehicle))) {
    return (
      <Button variant="subtle" size="compact-sm" disabled leftSection={<IconCheck size={16} aria-hidden />}>
        {GARAGE_TEXTS.isSaved}
      </Button>
    );
  }
  return (
    <ActionArea>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={save.isPending}
        leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}
        onClick={() => void handleClick()}
      >
        {GARAGE_TEXTS.save}
      </Button>
    </ActionArea>
  );
}
