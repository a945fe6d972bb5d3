import { Button, NativeSelect } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { type FormEvent, useId, useState } from 'react';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/catalogue-location.ts';
import {
  NOTHING_PICKED,
  type PickedVehicle,
  type PickerLevel,
  picked,
  pickerLevels,
} from '#shared/rules/picked-vehicle.ts';
import type { ShoppingAccount } from '#shared/schemas/signed-in-user.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue-texts.ts';
import { PICKER_BLANKS, PICKER_LABELS, PICKER_TEXTS } from '#shared/texts/picker-texts.ts';
import { UI_TEXTS } from '#shared/texts/ui-texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { type Choice, usePickerLevels } from './use-picker-levels.ts';
import classes from './vehicle-picker.module.css';

interface VehiclePickerProps {
  readonly account: Pick<ShoppingAccount, 'id' | 'linesOfBusiness'>;
  /** What is chosen at first: the vehicle of the list it stands on. */
  readonly start?: CatalogueLocation;
  readonly onFind: (location: CatalogueLocation) => void;
}

/** Year, make, model, category and interchange option, one after the other (storefront 2 and 4). */
export function VehiclePicker({ account, start = WHOLE_CATALOGUE, onFind }: VehiclePickerProps) {
  const [vehicle, setVehicle] = useState(() => pickedAt(start));
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { levels, isSample, hasFailed, retry } = usePickerLevels(vehicle, account);
  const messageId = useId();
  const hasOptions = account.linesOfBusiness.includes('salvage');
  const message = hasFailed
    ? PICKER_TEXTS.yearsFailed
    : isSample
      ? PICKER_TEXTS.sampleNotice
      : isIncomplete
        ? CATALOGUE_TEXTS.fitmentRequired
        : undefined;

  function change(level: PickerLevel, value: string) {
    setIsIncomplete(false);
    setVehicle((before) => picked(before, level, value));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSample || hasFailed) return;
    if (!vehicle.model) return setIsIncomplete(true);
    onFind(locationOf(vehicle));
  }

  return (
    <form className={classes['picker']} aria-label={PICKER_TEXTS.title} onSubmit={handleSubmit}>
      <div className={classes['levels']}>
        {pickerLevels
          .filter((level) => level !== 'option' || hasOptions)
          .map((level) => (
            <NativeSelect
              key={level}
              label={PICKER_LABELS[level]}
              value={vehicle[level]}
              disabled={isOutOfReach(level, vehicle) || (isSample && isOfCatalogue(level))}
              aria-busy={levels[level].isLoading}
              onChange={(event) => change(level, event.currentTarget.value)}
              data={[
                { value: '', label: levels[level].isLoading ? PICKER_TEXTS.loading : PICKER_BLANKS[level] },
                ...withChosen(levels[level].choices, vehicle[level]),
              ]}
            />
          ))}
      </div>
      <div className={classes['actions']}>
        <Button
          type="submit"
          size="md"
          leftSection={<IconSearch size={18} stroke={2} aria-hidden />}
          disabled={isSample || hasFailed}
          aria-describedby={messageId}
        >
          {PICKER_TEXTS.find}
        </Button>
        {vehicle.year !== '' && (
          <Button variant="subtle" size="md" type="button" onClick={() => setVehicle(NOTHING_PICKED)}>
            {PICKER_TEXTS.reset}
          </Button>
        )}
        <p id={messageId} role="status" className={classes['message']}>
          {message && (
            <>
              {message} {(isSample || hasFailed) && <TextButton onClick={retry}>{UI_TEXTS.retry}</TextButton>}
            </>
          )}
        </p>
      </div>
    </form>
  );
}

const above: Readonly<Record<PickerLevel, PickerLevel | undefined>> = {
  year: undefined,
  make: 'year',
  model: 'make',
  category: 'model',
  option: 'category',
};
const isOutOfReach = (level: PickerLevel, vehicle: PickedVehicle): boolean => {
  const before = above[level];
  return before !== undefined && vehicle[before] === '';
};
const isOfCatalogue = (level: PickerLevel): boolean => level === 'category' || level === 'option';

/** What is chosen is there from the start, not only once its level is loaded. */
const withChosen = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: value.replaceAll('|', ' › ') }];

const pickedAt = ({ year, make, model, category, options }: CatalogueLocation): PickedVehicle => {
  if (year === undefined || !make || !model) return { ...NOTHING_PICKED, year: year === undefined ? '' : String(year) };
  return { year: String(year), make, model, category: category ?? '', option: (category && options[0]) || '' };
};

const locationOf = ({ year, make, model, category, option }: PickedVehicle): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  year: Number(year),
  make,
  model,
  ...(category && { category }),
  options: option ? [option] : [],
});
