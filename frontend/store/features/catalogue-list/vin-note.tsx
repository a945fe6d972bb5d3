import { vinOrigin, vinTitle } from '#shared/rules/search/vin-title.ts';
import type { VinVehicle } from '#shared/schemas/wire/vin-vehicle.ts';
import { VIN_VEHICLE_TEXTS, vinOf } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { hasCheckDigit } from '#shared/values/vin.ts';
import classes from './catalogue-list.module.css';

/** Says which vehicle a searched VIN is, with what is known, and what is doubtful about it. */
export function VinNote({ vehicle }: { readonly vehicle: VinVehicle }) {
  const { vin, model, offered, isModelGuessed } = vehicle;
  const doubts = [
    !hasCheckDigit(vin) && CHECKOUT_PAGE_TEXTS.vinCheckDigit,
    isModelGuessed && VIN_VEHICLE_TEXTS.modelGuessed,
    model === '' ? VIN_VEHICLE_TEXTS.modelUnknown : offered.models.length === 0 && VIN_VEHICLE_TEXTS.notOffered,
  ].filter((doubt) => doubt !== false);
  return (
    <p className={classes['reading']} role="status">
      {vinOf(vin)}: <strong>{vinTitle(vehicle)}</strong>. {vinOrigin(vehicle)}. {doubts.join(' ')}
    </p>
  );
}
