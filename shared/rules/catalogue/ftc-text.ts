import { PART_PAGE_TEXTS } from '../../texts/catalogue/part-texts.ts';

interface Disclosed {
  /** The provider's notice, or null or empty if it has none. */
  readonly text?: string | null | undefined;
  /** A recycled part always needs a notice. */
  readonly isUsed: boolean;
}

/** The notice for a part that is not new (16 CFR 20), wherever it is offered or billed. Empty if none is needed. */
export const ftcText = ({ text, isUsed }: Disclosed): string => text || (isUsed ? PART_PAGE_TEXTS.usedPart : '');
