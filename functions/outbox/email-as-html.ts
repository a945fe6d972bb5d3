import { readableTextOn } from '#shared/rules/accounts/brand/brand-colors.ts';
import { type Brand, type Email, type EmailRow, type EmailTable, filledTables, linkOf, paragraphsOf } from './email.ts';
import { type Html, html } from './html.ts';

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const QUIET = 'color: #5c636a; font-size: 14px; line-height: 20px';
const LINE = 'border-top: 1px solid #e3e6e9';
/** Long words such as numbers without blanks are broken, also in programs that know only the older name. */
const BREAK = 'word-break: break-word; overflow-wrap: anywhere';

/**
 * Formats an email as HTML in the store's colors. Mail programs support tables and inline styles, and little else. The
 * width suits phones and desktops.
 */
export function emailAsHtml(email: Email, brand: Brand): string {
  const { companyName, color } = brand;
  const url = linkOf(email, brand);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${email.subject}</title>
</head>
<body style="margin: 0; background: #f1f3f5; ${FONT}; color: #1f2327; font-size: 16px; line-height: 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: #ffffff; border-radius: 8px; overflow: hidden">
<tr><td style="padding: 20px 28px; background: ${color}; color: ${readableTextOn(color)}; font-size: 20px; font-weight: 700">${letterhead(brand)}</td></tr>
<tr><td style="padding: 28px; ${BREAK}">
${paragraphsOf(email).map((paragraph) => html`<p style="margin: 0 0 16px">${lines(paragraph)}</p>\n`)}
${url && html`<p style="margin: 24px 0 4px"><a href="${url}" style="display: inline-block; padding: 12px 20px; border-radius: 6px; background: ${color}; color: ${readableTextOn(color)}; font-weight: 600; text-decoration: none">${email.link?.label}</a></p>`}
${filledTables(email).map(table)}
${email.leftOut !== undefined && html`<p style="margin: 24px 0 0; font-weight: 700">${email.leftOut}${url && html` <a href="${url}" style="color: inherit">${email.link?.label}</a>`}</p>`}
</td></tr>
</table>
<p style="margin: 16px 0 0; ${QUIET}">${companyName}</p>
</td></tr></table>
</body>
</html>`;
  return page.markup;
}

const letterhead = ({ companyName, logoUrl }: Brand): Html | string =>
  logoUrl
    ? html`<img src="${logoUrl}" alt="${companyName}" height="40" style="display: block; height: 40px; max-width: 100%">`
    : companyName;

const lines = (text: string): Html[] =>
  text.split(/\r\n?|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

const table = ({ title, rows }: EmailTable): Html => html`<h2 style="margin: 28px 0 8px; font-size: 16px">${title}</h2>
<table width="100%" cellpadding="0" cellspacing="0">
${rows.map(row)}
</table>
`;

function row({ label, details = [], amount = '', isSum = false }: EmailRow): Html {
  const weight = isSum ? 'font-weight: 700' : 'font-weight: 400';
  return html`<tr>
<td style="padding: 10px 12px 10px 0; ${LINE}; ${weight}; vertical-align: top">${label}${details.map((detail) => html`<div style="${QUIET}">${lines(detail)}</div>`)}</td>
<td align="right" style="padding: 10px 0; ${LINE}; ${weight}; vertical-align: top; white-space: nowrap; font-variant-numeric: tabular-nums">${amount}</td>
</tr>
`;
}
