import { type Brand, type Email, type EmailRow, filledTables, linkOf, paragraphsOf } from './email.ts';

/** Formats an email as plain text. */
export function emailAsText(email: Email, brand: Brand): string {
  const url = linkOf(email, brand);
  return [
    ...paragraphsOf(email),
    ...filledTables(email).map(({ title, rows }) => [title.toUpperCase(), ...rows.map(rowAsText)].join('\n')),
    ...(url ? [`${email.link?.label}: ${url}`] : []),
  ].join('\n\n');
}

function rowAsText({ label, details = [], amount = '' }: EmailRow): string {
  return [amount ? `${label}  ${amount}` : label, ...details.map((detail) => `  ${detail}`)].join('\n');
}
