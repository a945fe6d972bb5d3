/** The forms of the admin area. All of these texts are our own. */
export const FORM_TEXTS = {
  save: 'Save',
  saving: 'Saving …',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  discardTitle: 'Discard your changes?',
  keepEditing: 'Keep editing',
  undo: 'Undo',
  redo: 'Redo',
  saved: 'Saved',
  undone: 'Undone',
  changedByOther: 'changed by somebody else',
  theirs: 'Theirs',
  mine: 'Mine',
  nothing: 'nothing',
  on: 'on',
  off: 'off',
} as const;

/** How many fields of a form were changed. */
export const changesCount = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** The changed fields, by name, that are lost if somebody leaves or discards. */
export const wouldBeLost = (labels: string): string => `Your changes would be lost: ${labels}.`;

/** Stands before Save, where a change can't be taken back. */
export const lasting = (labels: string): string => `Can’t be undone: ${labels}`;

/** A field of a form that somebody else has changed too, in the list of what is to be corrected. */
export const changedField = (label: string): string => `${label} was changed by somebody else. Choose theirs or mine.`;

/** The two halves around a value that somebody else has saved in the meantime. */
export const savedBy = (name: string | undefined): string => `${name ?? 'Somebody else'} saved`;
