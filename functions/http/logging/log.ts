/** In ascending order. A log of level SILENT writes nothing. */
const LEVELS = ['INFO', 'WARN', 'ERROR', 'SILENT'] as const;
type Level = (typeof LEVELS)[number];
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;
type Entry = (message: string, fields: Fields) => void;

/**
 * Writes one JSON line for each entry. Fields are named one by one, so that no header, token or password slips in with
 * an object.
 */
export interface Log {
  readonly info: Entry;
  readonly warn: Entry;
  readonly error: Entry;
}

/** Writes a line to the function's log. Does not use `console`, because Lambda adds a prefix to its lines. */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

interface LogSettings {
  /** The name of the function. */
  readonly service: string | undefined;
  /** Lower levels are left out. INFO if it is none of the levels. */
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
