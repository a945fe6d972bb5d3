import IconX from '@tabler/icons-react/icons/IconX';
import { Link } from 'react-router';
import { usDate } from '#shared/rules/base/us-date.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { categoryTitle, vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { SavedVehicle } from '#shared/schemas/fields/vehicle.ts';
import { expiresOn, GARAGE_TEXTS, removeVehicle } from '#shared/texts/catalogue/garage-texts.ts';
import classes from './garage.module.css';
import { locationOfVehicle } from './vehicle-location.ts';

interface GarageListProps {
  readonly vehicles: readonly SavedVehicle[];
  readonly onRemove: (vehicle: SavedVehicle) => void;
}

export function GarageList({ vehicles, onRemove }: GarageListProps) {
  if (vehicles.length === 0) {
    return (
      <p className={classes['empty']}>
        {GARAGE_TEXTS.empty} {GARAGE_TEXTS.emptyDetail}
      </p>
    );
  }
  return (
    <ul className={classes['list']}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.vehicleId}>
          <Link to={cataloguePath(locationOfVehicle(vehicle))}>
            <strong>{vehicleTitle(vehicle)}</strong>
            <span>{detailsOf(vehicle).join(' · ')}</span>
          </Link>
          <button
            type="button"
            aria-label={removeVehicle(vehicleTitle(vehicle))}
            title={removeVehicle(vehicleTitle(vehicle))}
            onClick={() => onRemove(vehicle)}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

const detailsOf = ({ category, option, customerName, expires }: SavedVehicle): string[] =>
  [category && categoryTitle(category), option, customerName, expiresOn(usDate(expires))].filter(
    (detail) => detail !== undefined && detail !== '',
  ) as string[];
