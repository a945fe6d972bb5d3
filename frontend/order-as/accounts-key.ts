/** What the keys of all queries about accounts begin with. Apart, because the store's first load has no such query. */
export const ACCOUNTS = 'accounts';
