import { PART_PAGE_TEXTS } from '../../texts/catalogue/part-texts.ts';

interface Disclosed {
  /** What the provider says; null or empty where it says nothing. */
  readonly text?: string | null | undefined;
  /** A recycled part, of which something has to be said in any case. */
  readonly isUsed: boolean;
}

/** What has to be said of a part that is not new (16 CFR 20), wherever it is offered or billed. Empty where nothing has to. */
export const ftcText = ({ text, isUsed }: Disclosed): string => text || (isUsed ? PART_PAGE_TEXTS.usedPart : '');
