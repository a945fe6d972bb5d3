/** From the least on; a log of level SILENT says nothing. */
const LEVELS = ['INFO', 'WARN', 'ERROR', 'SILENT'] as const;
type Level = (typeof LEVELS)[number];
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;
type Entry = (message: string, fields: Fields) => void;

/** One JSON line an entry. Fields are named one by one, so that no header, token or password slips in with an object. */
export interface Log {
  readonly info: Entry;
  readonly warn: Entry;
  readonly error: Entry;
}

/** Writes a line to the function's log. Lambda puts its own words before each line of `console`, so this does not use it. */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

interface LogSettings {
  /** The function that says it. */
  readonly service: string | undefined;
  /** What is less is left out; INFO when it is none of the levels. */
  readonly level: string | undefined;
}

export function jsonLog({ service, level = '' }: LogSettings, write: (line: object) => void = writeLine): Log {
  const least = LEVELS.indexOf(level as Level);
  const entryOf =
    (severity: Level): Entry =>
    (message, fields) => {
      if (LEVELS.indexOf(severity) < least) return;
      write({ level: severity, message, timestamp: new Date().toISOString(), service, ...fields });
    };
  return { info: entryOf('INFO'), warn: entryOf('WARN'), error: entryOf('ERROR') };
}

export const log = jsonLog({ service: process.env['SERVICE_NAME'], level: process.env['LOG_LEVEL'] });
