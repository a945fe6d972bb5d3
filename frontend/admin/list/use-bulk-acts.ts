import { useRef, useState } from 'react';
import { ADMIN_LIST_TEXTS, namesOf, refusedFor } from '#shared/texts/admin/admin-list-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import type { BulkVerb } from './bulk-verb.ts';

/** So many calls go at once. */
const AT_ONCE = 4;

/** The outcome of the last action. It stays in the place of the rows until the user leaves the list. */
export interface BulkOutcome {
  readonly text: string;
  /** Index of the first row, among those of its page. */
  readonly at: number;
  readonly undo?: (() => Promise<void>) | undefined;
}

interface BulkActsOptions<Row> {
  readonly nameOf: (row: Row) => string;
  /** Rows have changed. */
  readonly onChanged: () => Promise<unknown>;
}

/** Applies an action to many rows, one call each. Refused rows are named, and the others are done (decision B283). */
export function useBulkActs<Row>({ nameOf, onChanged }: BulkActsOptions<Row>) {
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  /** Gives the rows for which it worked, as they are now. */
  async function doAll(rows: readonly Row[], work: (row: Row) => Promise<Row>): Promise<readonly Row[]> {
    const done: Row[] = [];
    const refused: string[] = [];
    isRunning.current = true;
    setIsBusy(true);
    for (let first = 0; first < rows.length; first += AT_ONCE) {
      const some = rows.slice(first, first + AT_ONCE);
      const results = await Promise.allSettled(some.map(work));
      results.forEach((result, index) => {
        const row = some[index];
        if (result.status === 'fulfilled') done.push(result.value);
        else if (row !== undefined) refused.push(refusedFor(nameOf(row), failureText(result.reason)));
      });
    }
    await onChanged().catch(() => undefined);
    setRefusals(refused);
    isRunning.current = false;
    setIsBusy(false);
    return done;
  }

  const named = (rows: readonly Row[]) => namesOf(rows.map(nameOf));

  async function run(verb: BulkVerb<Row>, selected: readonly Row[], at: number): Promise<void> {
    if (isRunning.current) return;
    const rows = selected.filter(verb.isFor);
    if (rows.length === 0) {
      setOutcome({ text: ADMIN_LIST_TEXTS.nothingToDo, at });
      return;
    }
    const done = await doAll(rows, verb.act);
    if (done.length === 0) {
      setOutcome(undefined);
      return;
    }
    const { undo, undone = verb.done } = verb;
    const takeBack =
      undo &&
      (async () => {
        if (isRunning.current) return;
        const back = await doAll(done, undo);
        setOutcome(back.length === 0 ? undefined : { text: undone(named(back)), at });
      });
    setOutcome({ text: verb.done(named(done)), at, undo: takeBack });
  }

  return { run, outcome, refusals, isBusy };
}
