/** A message above a page, until the user closes it. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** The requested id, such as an order number. */
  readonly sought?: string | undefined;
  /** The entry of the history that it stands on; undefined until that is known. */
  readonly place: string | undefined;
}

let notices: readonly Notice[] = [];
let lastId = 0;
/** The entry of the history that is shown. */
let here: string | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

function add(text: string, more: Pick<Notice, 'place' | 'sought'>) {
  lastId += 1;
  change([...notices.filter((one) => one.text !== text || one.sought !== more.sought), { id: lastId, text, ...more }]);
}

/** Shows a message above the current page. */
export const noticeHere = (text: string): void => add(text, { place: here });

/** Shows a message above the next page, with the requested id. */
export const noticeOnNextPage = (text: string, sought?: string): void => add(text, { place: undefined, sought });

export const closeNotice = (id: number): void => change(notices.filter((one) => one.id !== id));

/** Moves the messages for the next page to the page that is shown now. */
export function arriveAt(place: string): void {
  here = place;
  if (notices.every((one) => one.place !== undefined)) return;
  change(notices.map((one) => (one.place === undefined ? { ...one, place } : one)));
}

export const allNotices = (): readonly Notice[] => notices;

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
