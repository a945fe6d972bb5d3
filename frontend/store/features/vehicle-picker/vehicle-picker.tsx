import { Button, NativeSelect } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { type FormEvent, useId, useState } from 'react';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { isSearchable } from '#shared/rules/search/search-text.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { PICKER_BLANKS, PICKER_LABELS, PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';
import {
  NOTHING_PICKED,
  type PickedVehicle,
  type PickerLevel,
  picked,
  pickerLevels,
} from '#shared/values/picked-vehicle.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { type Choice, usePickerLevels } from './use-picker-levels.ts';
import classes from './vehicle-picker.module.css';

interface VehiclePickerProps {
  readonly account: Pick<ShoppingAccount, 'id' | 'linesOfBusiness'>;
  /** The initial choice: the vehicle of the list. The list's category and keyword stay. */
  readonly start?: CatalogueLocation;
  /** The vehicle that is chosen so far, each time that it changes. */
  readonly onPick?: (location: CatalogueLocation) => void;
  readonly onFind: (location: CatalogueLocation) => void;
}

/** Year, make, model, category and interchange option, one after the other (storefront 2 and 4). */
export function VehiclePicker({ account, start = WHOLE_CATALOGUE, onPick, onFind }: VehiclePickerProps) {
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
    choose(pickedWithin(vehicle, level, value, start));
  }

  function choose(next: PickedVehicle) {
    setVehicle(next);
    // Nothing is looked for by a sample (decision B56).
    onPick?.(locationOf(isSample ? picked(next, 'year', next.year) : next, start));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSample || hasFailed) return;
    if (!vehicle.model) return setIsIncomplete(true);
    onFind(locationOf(vehicle, start));
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
          <Button variant="subtle" size="md" type="button" onClick={() => choose(NOTHING_PICKED)}>
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

/** A level waits for all above it. */
const isOutOfReach = (level: PickerLevel, vehicle: PickedVehicle): boolean =>
  pickerLevels.slice(0, pickerLevels.indexOf(level)).some((above) => vehicle[above] === '');

const isOfCatalogue = (level: PickerLevel): boolean => level === 'category' || level === 'option';

/** Includes the chosen option before its level has loaded. */
const withChosen = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: value.replaceAll('|', ' › ') }];

/** A category without a vehicle waits for one: no level of the cascade is above it yet (decision B197). */
const pickedAt = ({ year, make, model, category = '', options }: CatalogueLocation): PickedVehicle => {
  if (year === undefined || !make || !model) {
    return { ...NOTHING_PICKED, year: year === undefined ? '' : String(year), category };
  }
  return { year: String(year), make, model, category, option: (category && options[0]) || '' };
};

/** Chooses at one level. What was chosen below it goes, but not a category that was chosen before any vehicle was. */
function pickedWithin(before: PickedVehicle, level: PickerLevel, value: string, start: CatalogueLocation) {
  const next = picked(before, level, value);
  const isKept = !start.model && start.category === before.category && !isOfCatalogue(level);
  return isKept ? { ...next, category: before.category } : next;
}

/** The parts of a vehicle; with less than a whole one, as far as it is known. A keyword stays if it can be searched by. */
const locationOf = (
  { year, make, model, category, option }: PickedVehicle,
  { keyword = '' }: CatalogueLocation,
): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...(year && { year: Number(year) }),
  ...(make && { make }),
  ...(model && { model }),
  ...(category && { category }),
  ...(isSearchable(keyword) && { keyword }),
  options: option ? [option] : [],
});
