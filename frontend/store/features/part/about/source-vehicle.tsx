import { useQuery } from '@tanstack/react-query';
import type { Part } from '#shared/schemas/wire/part.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { formatPhone } from '../../../../ui/format/format-phone.ts';
import { yardQuery } from '../part-queries.ts';
import { PartGallery } from '../pictures/part-gallery.tsx';
import classes from './source-vehicle.module.css';

interface SourceVehicleProps {
  readonly part: Part;
  /** The account hides whom to call (storefront 2, part detail). */
  readonly hidesPhoneNumber: boolean;
}

/** The vehicle that a recycled part comes from, with its pictures, and the yard where it stands. */
export function SourceVehicle({ part, hidesPhoneNumber }: SourceVehicleProps) {
  const { salvageSourceVehicle: vehicle, salvageYardNumber: yardNumber } = part;
  if (!vehicle) return null;
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const pictures = vehicle.images.map((url) => ({ title: name, thumbnail: url, large: url, full: url }));
  return (
    <section className={classes['source']} aria-label={PART_PAGE_TEXTS.sourceVehicle}>
      <div>
        <h2>{PART_PAGE_TEXTS.sourceVehicle}</h2>
        <p className={classes['name']}>{name}</p>
        {yardNumber && <Yard companyCode={part.companyCode} yardNumber={yardNumber} hides={hidesPhoneNumber} />}
      </div>
      {pictures.length > 0 && (
        <div className={classes['pictures']}>
          <PartGallery pictures={pictures} title={name} />
        </div>
      )}
    </section>
  );
}

interface YardProps {
  readonly companyCode: string;
  readonly yardNumber: string;
  readonly hides: boolean;
}

/** A yard that can't be looked up just is its number: the spec has no text for it. */
function Yard({ companyCode, yardNumber, hides }: YardProps) {
  const { data: yard } = useQuery(yardQuery(companyCode, yardNumber));
  const phoneNumber = hides ? null : yard?.phoneNumber;
  return (
    <p className={classes['yard']}>
      {PART_PAGE_TEXTS.yard} {yardNumber}
      {yard && ` · ${yard.description}`}
      {phoneNumber && (
        <>
          {' · '}
          <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
        </>
      )}
    </p>
  );
}
