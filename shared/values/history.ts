/** The kinds of things that have a history. */
export const historyKinds = ['user', 'account', 'website', 'page', 'spot'] as const;

/** Where a change came from. */
export const historySources = ['screen', 'import', 'command'] as const;
