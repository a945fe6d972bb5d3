import { contentContract } from '#shared/contracts/content.ts';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { SPOT_FIELDS, spotFaults } from '#shared/rules/content/spot-checks.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { contractFields } from '../../../ui/form/contract-fields.ts';
import { type FieldTexts, textsOfErrors } from '../../../ui/form/field-texts.ts';
import type { FormRecord } from '../../form/use-record-form.ts';

/** The values of the form of a marketing spot, in the order of the fields. */
export type SpotValues = Pick<SpotRow, (typeof SPOT_FIELDS)[number]>;

export const SPOT_FIELDS_SENT = contractFields(contentContract.changeSpot.body);

export const SPOT_LABELS: Readonly<Record<keyof SpotValues, string>> = {
  title: SPOT_TEXTS.title,
  url: SPOT_TEXTS.url,
  image: SPOT_TEXTS.image,
  localFileName: SPOTS_TEXTS.imageName,
  active: SPOT_TEXTS.active,
};

/** The fields that a marketing spot, and a new one, can’t be without (admin 5). */
export const SPOT_REQUIRED = ['title', 'url'] as const;
export const NEW_SPOT_REQUIRED = [...SPOT_REQUIRED, 'image'] as const;

export const spotRecord = (spot: SpotRow): FormRecord<SpotValues> => ({
  values: Object.fromEntries(SPOT_FIELDS.map((field) => [field, spot[field]])) as SpotValues,
  version: spot.version,
});

export const newSpotRecord = (): FormRecord<SpotValues> => ({
  values: { title: '', url: '', image: '', localFileName: '', active: true },
  version: 0,
});

/**
 * The errors of the changed fields, by the same rule as in the server (admin 5). The server checks
 * the owner of an image: one chosen here was uploaded for this account.
 */
export function spotProblems(
  values: SpotValues,
  changed: readonly string[],
  before: SpotValues | undefined,
): FieldTexts {
  const isImageChosen = values.image !== '';
  const faults = spotFaults({ ...values, accountId: 0 }, isImageChosen ? values : before);
  const texts = textsOfErrors(SPOT_FIELDS_SENT, faults);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => changed.includes(name)));
}

/** A value from the history in readable form. */
export function shownSpotValue(field: string, value: string): string {
  return field === 'active' ? (value === 'true' ? FORM_TEXTS.on : FORM_TEXTS.off) : value;
}
