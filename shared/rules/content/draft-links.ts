/** How long a link to a draft can be opened, in ms: 7 days. */
export const DRAFT_LINK_LIFETIME_MS = 7 * 86_400_000;

/** The name of the token in the address of a draft. */
export const DRAFT_PARAM = 'draft';
