import { useQueries } from '@tanstack/react-query';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { type AccountsLocation, isTree } from './accounts-location.ts';
import { branchesQuery } from './accounts-query.ts';

/** Up to so many accounts begin with their branches shown. */
const USUALLY_OPEN = 5;

/** The branches of an account that is open in the tree. Undefined while they are read. */
interface Branches {
  readonly rows: readonly AccountRow[];
  /** The account's branches, whether they are shown or not. */
  readonly total: number;
}

/** How a row stands in the tree. */
export interface TreePlace {
  /** Whether branches can be shown below it. */
  readonly hasBranches: boolean;
  readonly isOpen: boolean;
  readonly branches: Branches | undefined;
  readonly isFailed: boolean;
}

const LEAF: TreePlace = { hasBranches: false, isOpen: false, branches: undefined, isFailed: false };

/** The accounts of a page with the branches of the open ones below them, and what opens and closes one. */
export function useAccountTree(
  location: AccountsLocation,
  page: readonly AccountRow[],
  onGo: (location: AccountsLocation) => void,
) {
  const parents = isTree(location) ? page.filter((row) => mayHaveBranches(location, row)) : [];
  const usual = parents.length > USUALLY_OPEN ? [] : parents.map(({ id }) => id);
  const open = location.open === undefined ? usual : openIds(location.open);
  const opened = parents.filter(({ id }) => open.includes(id));
  const results = useQueries({ queries: opened.map(({ id }) => branchesQuery(location, id)) });
  const places = new Map(
    parents.map((row): [number, TreePlace] => {
      const at = opened.indexOf(row);
      const { data, isError = false } = results[at] ?? {};
      return [row.id, { hasBranches: true, isOpen: at >= 0, branches: data, isFailed: isError && data === undefined }];
    }),
  );

  const toggle = (id: number, isOpen: boolean) => {
    const next = isOpen ? [...open, id] : open.filter((one) => one !== id);
    onGo({ ...location, open: next.length > 0 ? next.join('.') : '0' });
  };

  return {
    rows: page.flatMap((row) => [row, ...(places.get(row.id)?.branches?.rows ?? [])]),
    placeOf: ({ id }: AccountRow): TreePlace => places.get(id) ?? LEAF,
    /** Opens or closes the account of a row, or of a branch’s parent. */
    setOpen(row: AccountRow, isOpen: boolean) {
      const parent = places.has(row.id) ? row.id : row.parentId;
      if (parent !== null && places.has(parent) && open.includes(parent) !== isOpen) toggle(parent, isOpen);
      return parent;
    },
  };
}

export type AccountTree = ReturnType<typeof useAccountTree>;

/** 0 is no account’s. */
const openIds = (text: string): number[] => text.split('.').map(Number).filter(Boolean);

/** A count is one of active branches: inactive ones may be there without it. */
const mayHaveBranches = ({ active }: AccountsLocation, { parentId, children }: AccountRow): boolean =>
  parentId === null && (children > 0 || active === 'any');
