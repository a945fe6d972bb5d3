import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { Favourite } from './use-favourites.ts';

/** Characters, as the contract has it. */
const LONGEST = { description: 200, image: 300 } as const;

type Described = Pick<PartCard, 'guid' | 'partNumber' | 'companyCode' | 'webDescription' | 'partImages'>;

/** A part of the catalogue as a favourite; salvage by its guid. */
export function favouritePart({ guid, partNumber, companyCode, webDescription, partImages }: Described): Favourite {
  const image = partImages[0]?.url ?? '';
  return {
    itemNumber: guid ?? partNumber,
    companyCode,
    description: webDescription.slice(0, LONGEST.description).toWellFormed(),
    image: image.length <= LONGEST.image ? image : '',
  };
}
