import { Button } from '@mantine/core';
import IconCar from '@tabler/icons-react/icons/IconCar';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import classes from './vehicle-bar.module.css';
import { VehiclePicker } from './vehicle-picker.tsx';

interface VehicleBarProps {
  readonly account: Pick<ShoppingAccount, 'id' | 'linesOfBusiness'>;
  readonly location: CatalogueLocation;
  readonly onFind: (location: CatalogueLocation) => void;
  /** Other actions with the chosen vehicle. */
  readonly children?: ReactNode;
}

/** The vehicle that a list is for, with the picker to choose another one, and the way to the same for all vehicles. */
export function VehicleBar({ account, location, onFind, children }: VehicleBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pickerId = useId();
  const vehicle = vehicleTitle(location);
  const { year: _year, make: _make, model: _model, options: _options, ...rest } = location;
  const anyVehicle = { ...rest, options: [], page: 1 };
  const leadsSomewhere = vehicle !== '' && (location.category || location.keyword);
  return (
    <section className={classes['bar']} aria-label={vehicle || LIST_TEXTS.chooseVehicle}>
      <div className={classes['row']}>
        <IconCar size={20} stroke={1.75} aria-hidden />
        <strong>{vehicle || LIST_TEXTS.allVehicles}</strong>
        {children}
        {leadsSomewhere && <Link to={cataloguePath(anyVehicle)}>{LIST_TEXTS.allVehicles}</Link>}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={pickerId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {vehicle ? LIST_TEXTS.changeVehicle : LIST_TEXTS.chooseVehicle}
        </Button>
      </div>
      <div id={pickerId} hidden={!isOpen}>
        {isOpen && (
          <VehiclePicker
            account={account}
            start={location}
            onFind={(next) => {
              setIsOpen(false);
              onFind(next);
            }}
          />
        )}
      </div>
    </section>
  );
}
