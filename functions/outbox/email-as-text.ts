import { type Brand, type Email, type EmailRow, filledTables, linkOf, paragraphsOf } from './email.ts';

/** Formats an email as plain text. */
export function emailAsText(email: Email, brand: Brand): string {
  const url = linkOf(email, brand);
  const link = url ? [`${email.link?.label}: ${url}`] : [];
  const tables = filledTables(email);
  return [
    ...paragraphsOf(email),
    ...link,
    ...tables.map(({ title, rows }) => [title.toUpperCase(), ...rows.map(rowAsText)].join('\n')),
    ...(email.leftOut === undefined ? [] : [[email.leftOut, ...link].join('\n')]),
  ].join('\n\n');
}

function rowAsText({ label, details = [], amount = '' }: EmailRow): string {
  return [amount ? `${label}  ${amount}` : label, ...details.flatMap(indented)].join('\n');
}

/** A detail may have several lines. */
const indented = (detail: string): string[] => detail.split(LINE_END).map((line) => `  ${line}`);

const LINE_END = /\r\n?|\n/;
