/** A row under others: what it is, more about it in small print, and what it costs. */
export interface EmailRow {
  readonly label: string;
  readonly details?: readonly string[];
  /** As it is shown; absent or empty where the account shows none. */
  readonly amount?: string;
  /** The sum of what stands above it. */
  readonly isSum?: boolean;
}

/** Rows under a heading. One without rows is left out. */
export interface EmailTable {
  readonly title: string;
  readonly rows: readonly EmailRow[];
}

/** What is told to somebody by mail, before it is dressed in the brand of their store. Nothing in it is markup. */
export interface Email {
  readonly to: string;
  /** Whom an answer goes to; nobody where it is absent. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  readonly tables?: readonly EmailTable[];
  /** Where in the store one can see to it: a path such as /orders/1000001. */
  readonly link?: { readonly label: string; readonly path: string };
}

/** The store in whose name a letter is written (decision F3). Colours with `#`. */
export interface Brand {
  readonly companyName: string;
  readonly color: string;
  /** Absolute; absent where the account has no picture, or no website to fetch it from. */
  readonly logoUrl?: string;
  /** Where the store is, without a slash at the end; absent where the account has no website. */
  readonly storeUrl?: string;
}

/** The paragraphs of a letter: between them was an empty line. */
export const paragraphsOf = ({ text }: Pick<Email, 'text'>): string[] =>
  text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);

export const filledTables = ({ tables = [] }: Pick<Email, 'tables'>): readonly EmailTable[] =>
  tables.filter(({ rows }) => rows.length > 0);

/** Where the link leads; undefined when there is none, or no store for it. */
export const linkOf = ({ link }: Pick<Email, 'link'>, { storeUrl }: Brand): string | undefined =>
  link && storeUrl && `${storeUrl}${link.path}`;
