import { csvRecords } from '#shared/rules/csv/csv-records.ts';
import { type ImportKind, importKinds } from '#shared/schemas/stored/import.ts';
import { decodedText } from '../csv/decoded-text.ts';
import { type Header, readCsvHeader } from '../csv/header.ts';
import { isBlank } from '../csv/row-reader.ts';
import { wrongFileProblem } from '../staging/wrong-file.ts';
import { readXmlRecords } from '../xml/read-records.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import { IMPORT_KINDS } from './import-kinds.ts';

/** The kinds that a file may be of. */
export interface GuessedKind {
  /** The most likely kind first. Empty if the file fits none. */
  readonly kinds: ImportKind[];
  /** The first kind is right, as far as its columns tell. Otherwise somebody has to say it. */
  readonly isSure: boolean;
  /** Why the file can't be of any kind. */
  readonly problem?: string;
}

const NONE: GuessedKind = { kinds: [], isSure: false };
const ROOTS = { ACES: 'aces', PIES: 'pies' } as const;

/**
 * Guesses the kind of a file from its first bytes: from the root of an XML file, and from the header of a CSV file, read as
 * an import would read them.
 */
export async function guessKind(head: Uint8Array): Promise<GuessedKind> {
  const problem = wrongFileProblem(head, true);
  if (problem !== undefined) return { ...NONE, problem };
  const header = await firstRow(head);
  return header[0]?.trimStart().startsWith('<') ? kindOfRoot(head) : kindOfHeader(header);
}

async function kindOfRoot(head: Uint8Array): Promise<GuessedKind> {
  try {
    for await (const { name } of readXmlRecords(piecesOf(head), new Set(Object.keys(ROOTS)))) {
      const kind = ROOTS[name as keyof typeof ROOTS];
      return kind ? { kinds: [kind], isSure: true } : NONE;
    }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
  }
  return NONE;
}

async function firstRow(head: Uint8Array): Promise<string[]> {
  for await (const batch of csvRecords(decodedText(piecesOf(head)))) {
    for (const record of batch) {
      if ('problem' in record) return [record.text];
      if (!isBlank(record.cells)) return record.cells;
    }
  }
  return [];
}

/** Fewer columns may fit a file by chance: a list of insurers may have names and nothing else. */
const FEWEST_KNOWN = 2;

/** A kind is sure if it has more columns of the header than any other kind, and more than there are unknown ones. */
function kindOfHeader(cells: readonly string[]): GuessedKind {
  const readable = importKinds
    .flatMap((kind) => {
      const { format } = IMPORT_KINDS[kind];
      const header = typeof format === 'string' ? undefined : readCsvHeader(cells, format.columns, format.oneOf);
      return header && header.refused.length === 0
        ? [{ kind, known: header.cells.length, unknown: unknownIn(header) }]
        : [];
    })
    .toSorted((one, other) => other.known - one.known);
  const [first, second] = readable;
  const others = Math.max(FEWEST_KNOWN - 1, second?.known ?? 0, first?.unknown ?? 0);
  return { kinds: readable.map(({ kind }) => kind), isSure: first !== undefined && first.known > others };
}

const unknownIn = ({ warnings }: Header): number => warnings.length;

async function* piecesOf(head: Uint8Array): AsyncGenerator<Uint8Array> {
  yield head;
}
