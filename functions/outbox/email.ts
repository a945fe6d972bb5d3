/** A row of a table: a label, details in small print, and an amount. */
export interface EmailRow {
  readonly label: string;
  readonly details?: readonly string[];
  /** As shown. Absent or empty if the account shows no amounts. */
  readonly amount?: string;
  /** A row with the sum of the rows above. */
  readonly isSum?: boolean;
  /** A line of an order or cart, which may be left out of a mail that would be too large (decision B513). */
  readonly isLine?: boolean;
}

/** Rows under a heading. A table without rows is left out. */
export interface EmailTable {
  readonly title: string;
  readonly rows: readonly EmailRow[];
}

/** An email before it gets the brand of a store. All of it is plain text. */
export interface Email {
  readonly to: string;
  /** The recipient of replies. Absent for none. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Paragraphs, separated by empty lines. */
  readonly text: string;
  readonly tables?: readonly EmailTable[];
  /** Says that lines are left out. It stands after the tables, with the link. */
  readonly leftOut?: string;
  /** The page of the store to continue on: a path such as /orders/1000001. */
  readonly link?: {
    readonly label: string;
    readonly path: string;
    /** Whether the email is not sent without it, because the account has no website. */
    readonly isNeeded?: boolean;
  };
}

/** The store that an email comes from (decision F3). Colors with `#`. */
export interface Brand {
  readonly companyName: string;
  readonly color: string;
  /** Absolute. Absent if the account has no logo, or no website to load it from. */
  readonly logoUrl?: string;
  /** The store's address, without a slash at the end. Absent if the account has no website. */
  readonly storeUrl?: string;
}

/** The paragraphs of an email, which empty lines separate. */
export const paragraphsOf = ({ text }: Pick<Email, 'text'>): string[] =>
  text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);

export const filledTables = ({ tables = [] }: Pick<Email, 'tables'>): readonly EmailTable[] =>
  tables.filter(({ rows }) => rows.length > 0);

/** The address of the link. Undefined without a link or a store. */
export const linkOf = ({ link }: Pick<Email, 'link'>, { storeUrl }: Brand): string | undefined =>
  link && storeUrl && `${storeUrl}${link.path}`;
