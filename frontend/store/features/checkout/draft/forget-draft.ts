import { tabStorage } from '../../../../ui/hooks/web-storage.ts';

/** Under which a tab keeps what was typed for an order. */
export const DRAFT_KEY = 'checkout-draft';

/** Resets checkout (storefront 4): the next order begins with nothing typed. */
export const forgetDraft = (): void => tabStorage.remove(DRAFT_KEY);
