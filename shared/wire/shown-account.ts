/**
 * The header with the id of the account that a page shows. A call of a page that shows another account than the session
 * orders as by now is refused, so that tabs of one browser never mix two accounts (decision B453).
 */
export const SHOWN_ACCOUNT_HEADER = 'x-account';
