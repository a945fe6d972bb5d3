/** The beginning of the keys of all queries about accounts. Apart, because the store's first load has no such query. */
export const ACCOUNTS_QUERY_KEY = 'accounts';
