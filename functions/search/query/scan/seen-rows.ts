import { growingU16, growingU32 } from '../../format/growable-column.ts';
import { mixed } from '../../format/search-text.ts';
import type { RowColumns } from '../../format/segment-columns.ts';

/** Recognizes parts it has seen. A part that fits several makes is in the segment of each, but counts as one hit. */
export interface SeenRows {
  /** For one segment: whether the part of a row is seen for the first time. */
  ofSegment(rows: RowColumns): (row: number) => boolean;
}

/** A hash table of ids. Ids are only compared if their hashes are equal. */
export function seenRows(): SeenRows {
  const segments: RowColumns[] = [];
  const [segmentOf, rowOf, hashOf] = [growingU16(), growingU32(), growingU32()];
  /** A slot holds the number of the entry plus one, or 0. At least half of the slots are free. */
  let slots = new Uint32Array(1 << 12);

  function enter(entry: number): void {
    let slot = (hashOf.at(entry) >>> 8) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = entry + 1;
  }

  function grow(): void {
    slots = new Uint32Array(slots.length * 4);
    for (let entry = 0; entry < hashOf.length; entry++) enter(entry);
  }

  function isKnown(hash: number, { id }: RowColumns, row: number): boolean {
    for (let slot = (hash >>> 8) & (slots.length - 1); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const entry = (slots[slot] ?? 0) - 1;
      if (hashOf.at(entry) !== hash) continue;
      const other = segments[segmentOf.at(entry)];
      if (other?.id.bytesAt(rowOf.at(entry)).equals(id.bytesAt(row))) return true;
    }
    return false;
  }

  return {
    ofSegment(rows) {
      const segment = segments.push(rows) - 1;
      return (row) => {
        const hash = mixed(rows.idHash[row] ?? 0);
        if (isKnown(hash, rows, row)) return false;
        segmentOf.push(segment);
        rowOf.push(row);
        hashOf.push(hash);
        if (rowOf.length * 2 > slots.length) grow();
        else enter(rowOf.length - 1);
        return true;
      };
    },
  };
}
