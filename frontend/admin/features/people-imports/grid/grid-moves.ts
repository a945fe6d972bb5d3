/** A cell of the grid, by its row and column from 0. The first columns are the number of the row and its result. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The number of rows and columns of a grid. */
interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The columns before those that can be edited. */
export const LEADING_COLUMNS = 2;

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The cell that a key leads to (ARIA grid pattern). Undefined if the key moves nowhere. */
export function movedPlace({ key, ctrlKey }: Press, { row, column }: Place, size: GridSize): Place | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}

/** The cell that Tab leads to from a cell that was typed in: the next one to edit, and after the last the next row's first. */
export function tabbedPlace({ row, column }: Place, isBack: boolean, size: GridSize): Place {
  const width = size.columns - LEADING_COLUMNS;
  const cell = row * width + (column - LEADING_COLUMNS) + (isBack ? -1 : 1);
  const bounded = Math.min(Math.max(cell, 0), size.rows * width - 1);
  return { row: Math.floor(bounded / width), column: LEADING_COLUMNS + (bounded % width) };
}

/** The next cell with a fault, or the previous one. After the last one comes the first. Undefined without any. */
export function faultAfter(from: Place, faults: readonly Place[], isBack = false): Place | undefined {
  const ordered = isBack ? faults.toReversed() : faults;
  return ordered.find((place) => (isBack ? isBefore(place, from) : isBefore(from, place))) ?? ordered[0];
}

const isBefore = (one: Place, other: Place): boolean =>
  one.row < other.row || (one.row === other.row && one.column < other.column);
