/** Lists of the admin area. All of these texts are our own. */
export const ADMIN_LIST_TEXTS = {
  selectPage: 'Select all on this page',
  clearSelection: 'Clear the selection',
  selectionBar: 'What to do with the selection',
  next: 'Next row',
  previous: 'Previous row',
  moveHint: 'move',
  selectHint: 'select',
  openHint: 'open',
  selectRow: 'Select',
  selectTo: 'Select up to here',
  search: 'Search',
  undo: 'Undo',
  show: 'Show',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  columns: 'Columns',
  filters: 'Filters',
  sort: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  rowsAPage: 'Rows per page',
  nothingToDo: 'Nothing was changed. They are already like that, or you can’t change them.',
  cannotBeUndone: 'This can’t be undone.',
  noMatch: 'Nothing matches',
  noMatchDetail: 'Try other words or fewer filters.',
  clearFilters: 'Clear search and filters',
  working: 'Working …',
  savedViews: 'Saved views',
  allRows: 'All',
  saveView: 'Save this view',
  viewName: 'Name of the view',
  viewNeedsName: 'Give the view a name.',
  save: 'Save',
} as const;

export const removeView = (name: string): string => `Remove the view ${name}`;
export const removedView = (name: string): string => `Removed the view ${name}.`;

/** Names that a sentence has room for; the others are counted. */
const MOST_NAMES = 3;

/** 'Tom Birch', 'Tom Birch and Ana Silva', 'Tom Birch, Ana Silva and 4 more'. */
export function namesOf(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const selectedCount = (count: string): string => `${count} selected`;
export const selectNamed = (name: string): string => `Select ${name}`;
export const selectAll = (count: string): string => `All ${count}`;
export const rowsShown = (first: string, last: string, total: string): string => `${first}–${last} of ${total}`;
export const hiddenByFilters = (count: string): string =>
  count === '1' ? '1 is hidden by the filters.' : `${count} are hidden by the filters.`;
export const refusedFor = (name: string, reason: string): string => `${name}: ${reason}`;
export const takeOff = (filter: string): string => `Any ${filter.toLowerCase()}`;
