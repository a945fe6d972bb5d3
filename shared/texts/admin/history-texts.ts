/** The history of a thing. All of these texts are our own. */
export const HISTORY_TEXTS = {
  title: 'History',
  failed: 'The history could not be loaded.',
  none: 'Nothing has been changed yet.',
  more: 'Show more',
  restore: 'Restore this',
  restored: 'The earlier values are back.',
  nothing: 'nothing',
  commandLine: 'The command line',
} as const;

/** The action, after the name of the person. */
export const HISTORY_ACTIONS = {
  created: 'created this',
  changed: 'changed this',
  'password set': 'set a password',
  invited: 'sent an invitation',
  'signed out': 'signed them out',
  restored: 'restored earlier values',
  removed: 'removed this',
  refused: 'was refused',
} as const;

export const HISTORY_SOURCES = { screen: 'screen', import: 'import', command: 'command' } as const;

/** A button of the history, for screen readers. */
export const restoreEntryOf = (by: string, moment: string): string =>
  `Restore this: what was before ${by} changed it, ${moment}`;
