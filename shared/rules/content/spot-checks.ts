import type { FieldError } from '../../errors.ts';
import { type MarketingSpot, mayBeSpotLink, type SpotRecord } from '../../schemas/stored/content/marketing-spot.ts';
import { SPOT_TEXTS } from '../../texts/admin/spot-texts.ts';
import { isOwnPicture } from '../accounts/brand/logo-path.ts';

/** The fields of a marketing spot that people change, in the order of the form. */
export const SPOT_FIELDS = ['title', 'url', 'image', 'localFileName', 'active'] as const;

type Checked = Pick<SpotRecord, 'accountId' | 'parentId' | 'title' | 'url' | 'image'>;
type Before = Pick<MarketingSpot, 'image'> | undefined;

/**
 * The errors in a marketing spot, each by the wire name of its field (admin 5). A new spot needs an image. An old one may
 * be without, and the store then draws it in the tenant's colors.
 */
export function spotFaults({ title, url, ...spot }: Checked, before: Before) {
  const faults: [string, string | undefined][] = [
    ['Title', title.trim() === '' ? SPOT_TEXTS.titleMissing : undefined],
    ['Url', mayBeSpotLink(url) ? undefined : SPOT_TEXTS.urlInvalid],
    ['image', imageFault(spot, before)],
  ];
  return faults.flatMap(([path, message]): FieldError[] => (message === undefined ? [] : [{ path, message }]));
}

/** An image is checked when it is chosen. It must belong to the account or its parent. */
function imageFault(
  { image, accountId, parentId }: Omit<Checked, 'title' | 'url'>,
  before: Before,
): string | undefined {
  if (image === before?.image) return undefined;
  if (image === '') return SPOT_TEXTS.imageMissing;
  return isOwnPicture(image, { id: accountId, parentId }) ? undefined : SPOT_TEXTS.imageElsewhere;
}
