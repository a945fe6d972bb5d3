import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { emailAsHtml } from '../email-as-html.ts';
import { emailAsText } from '../email-as-text.ts';
import { brandOf } from '../send-email.ts';
import { withinSize } from '../within-size.ts';
import { sampleEmails } from './sample-emails.ts';

const FOLDER = fileURLToPath(new URL('../../../.local/mail-preview/', import.meta.url));
const logo = (name: string): string => new URL(`../../demo/logos/${name}.png`, import.meta.url).href;

/** Brands of the demo: one with a dark color, one with a light color and no logo. */
const BRANDS = {
  summit: brandOf('Summit Collision', { color1: '7A1F2B', logoFileName: logo('summit') }, 'https://summit.example.com'),
  light: brandOf('Sunrise Fleet', { color1: 'F4A261', logoFileName: '' }, 'https://sunrise.example.com/'),
};

/** Writes every email in two brands, as HTML and as text. Returns the HTML files. */
export async function previewMails(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const written = Object.entries(BRANDS).flatMap(([store, brand]) =>
    Object.entries(sampleEmails).map(async ([name, sample]) => {
      const email = withinSize(sample, brand);
      const file = path.join(folder, `${store}-${name}`);
      await writeFile(`${file}.html`, emailAsHtml(email, brand));
      await writeFile(`${file}.txt`, `Subject: ${email.subject}\n\n${emailAsText(email, brand)}\n`);
      return `${file}.html`;
    }),
  );
  return Promise.all(written);
}

if (import.meta.main) {
  for (const page of await previewMails(FOLDER)) console.log(pathToFileURL(page).href);
}
