/** The list of keys. All of these texts are our own. */
export const SHORTCUT_TEXTS = {
  allKeys: 'All keys',
  singleKeys: 'Single-letter keys',
  groups: { everywhere: 'Everywhere', go: 'Go to', page: 'On this page', list: 'In the list' },
} as const;
