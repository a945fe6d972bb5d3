import { useRef, useState } from 'react';
import type { ImportView } from '#shared/contracts/imports.ts';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { type ChosenFile, chosenFileProblem } from './chosen-file.ts';
import { readHead } from './read-head.ts';

type Feeds = ImportView['files'];

/**
 * The files that are chosen for one import. The kind of each is guessed from its beginning. If it is a kind of `expected`,
 * which the files are to correct, it has that one's supplier.
 */
export function useChosenFiles(expected: Feeds = []) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const nextId = useRef(0);

  const change = (id: number, changed: Partial<ChosenFile>) =>
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  async function guess({ id, file }: ChosenFile) {
    try {
      const { kinds, isSure, problem } = await importsApi.guessImportKind({ body: { head: await readHead(file) } });
      const wanted = kinds.find((kind) => expected.some((feed) => feed.kind === kind));
      const kind = wanted ?? (isSure ? kinds[0] : undefined) ?? '';
      change(id, { kinds, kind, supplier: supplierOf(expected, kind), problem });
    } catch {
      change(id, { kinds: [], isUnguessed: true });
    }
  }

  function add(added: readonly File[]) {
    const chosen = added.map((file): ChosenFile => {
      nextId.current += 1;
      const problem = chosenFileProblem(file);
      return { id: nextId.current, file, kind: '', supplier: '', ...(problem !== undefined && { problem, kinds: [] }) };
    });
    setFiles((before) => [...before, ...chosen]);
    for (const one of chosen) if (one.problem === undefined) void guess(one);
  }

  return {
    files,
    add,
    change,
    remove: (id: number) => setFiles((before) => before.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
  };
}

const supplierOf = (feeds: Feeds, kind: ImportKind | ''): string =>
  feeds.find((feed) => feed.kind === kind)?.supplier ?? '';
