import { Logger } from '@aws-lambda-powertools/logger';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One JSON line an entry. Fields are named one by one, so that no header, token or password slips in with an object. */
export interface Log {
  info(message: string, fields: Fields): void;
  warn(message: string, fields: Fields): void;
  error(message: string, fields: Fields): void;
}

export const log: Log = new Logger();
