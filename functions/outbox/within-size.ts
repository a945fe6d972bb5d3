import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { Brand, Email, EmailRow, EmailTable } from './email.ts';
import { emailAsHtml } from './email-as-html.ts';

/** In bytes of UTF-8. Gmail cuts off what is above 102 KB (case N21). */
export const LARGEST_EMAIL = 90_000;

/**
 * The email with as many lines of parts as fit, the first ones, and how many are left out (decision B513). An email
 * that fits is returned as it is.
 */
export function withinSize(email: Email, brand: Brand): Email {
  const fits = (candidate: Email) => Buffer.byteLength(emailAsHtml(candidate, brand)) <= LARGEST_EMAIL;
  if (fits(email)) return email;
  const all = (email.tables ?? []).reduce((sum, table) => sum + linesOf(table), 0);
  let [least, most] = [0, all];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(withLines(email, middle, all))) least = middle;
    else most = middle - 1;
  }
  return withLines(email, least, all);
}

const linesOf = ({ rows }: EmailTable): number => rows.filter(({ isLine }) => isLine).length;

/** The email with its first lines. A table of which none is left goes with all of its rows. */
function withLines(email: Email, kept: number, all: number): Email {
  if (kept === all) return email;
  let seen = 0;
  function isKept({ isLine }: EmailRow): boolean {
    if (isLine) seen += 1;
    return !isLine || seen <= kept;
  }
  const tables = (email.tables ?? []).flatMap((table) => {
    if (linesOf(table) === 0) return [table];
    const rows = table.rows.filter(isKept);
    return rows.some(({ isLine }) => isLine) ? [{ ...table, rows }] : [];
  });
  return { ...email, tables, leftOut: MAIL_TEXTS.linesLeftOut(String(all - kept), all - kept === 1) };
}
