import { cartContract } from '#shared/contracts/cart.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { maxLengthOf } from '../../../../ui/form/contract-fields.ts';
import type { Favourite } from './use-favourites.ts';

const favouriteSchema = cartContract.updateFavorites.body._zod.def.element;

type Described = Pick<PartCard, 'guid' | 'partNumber' | 'companyCode' | 'webDescription' | 'partImages'>;

/** A part of the catalogue as a favourite; salvage by its guid. */
export function favouritePart({ guid, partNumber, companyCode, webDescription, partImages }: Described): Favourite {
  const image = partImages[0]?.url ?? '';
  return {
    itemNumber: guid ?? partNumber,
    companyCode,
    description: webDescription.slice(0, maxLengthOf(favouriteSchema, 'description')).toWellFormed(),
    image: image.length <= maxLengthOf(favouriteSchema, 'image') ? image : '',
  };
}
