/** The same counts as those of a test runner. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Progress {
  readonly say: (text: string) => void;
  /** Runs a step, which counts as one check, and prints how long it took. Rethrows its errors. */
  readonly step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly add: (counts: Counts) => void;
  readonly counts: () => Counts;
}

/** Prints the progress of a run, with the seconds since its start on each line. */
export function startProgress(now: () => number = Date.now, print: (line: string) => void = console.log): Progress {
  const began = now();
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const say = (text: string) => print(`${((now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  const add = ({ passed, failed, skipped }: Counts) => {
    counts = {
      passed: counts.passed + passed,
      failed: counts.failed + failed,
      skipped: counts.skipped + skipped,
    };
  };
  return {
    say,
    add,
    counts: () => counts,
    step: async (name, work) => {
      say(`${name} …`);
      try {
        const result = await work();
        add({ passed: 1, failed: 0, skipped: 0 });
        say(`${name}: done`);
        return result;
      } catch (error) {
        add({ passed: 0, failed: 1, skipped: 0 });
        say(`${name}: failed`);
        throw error;
      }
    },
  };
}

/** The last line of a run. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
