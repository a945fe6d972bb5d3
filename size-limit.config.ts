import { readdirSync, readFileSync } from 'node:fs';

const built = 'dist/frontend';
const page = readFileSync(`${built}/index.html`, 'utf8');
const assets = readdirSync(`${built}/assets`);

/** The files that index.html names itself. */
const pageFiles = (ending: string) =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
    .map(([, path]) => `${built}/${path}`)
    .filter((path) => path.endsWith(ending));

/** The one chunk of that name. A renamed chunk must not drop out of a sum unseen. */
function chunk(name: string, ending: string): string {
  const files = assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith(ending));
  if (files.length !== 1) throw new Error(`Expected one ${name} chunk (${ending}), found ${files.length}`);
  return `${built}/assets/${files[0]}`;
}

/**
 * The files that the browser loads before the store can be used: those of the page, and the chunk of the page that
 * visitors land on, which is loaded right after. No other lazy chunk counts.
 */
const firstFiles = (ending: string) => [...pageFiles(ending), chunk('catalogue-page', ending)];

/** The chunks that a chunk needs to run, itself included. */
function neededBy(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  for (const [, name] of imports) neededBy(`${built}/assets/${name}`, found);
  return found;
}

/** The files that the admin screens need beside the store's first load. */
const adminFiles = (): string[] => besideFirstLoad(chunk('admin-app', '.js'));

/** The files that a page of admin needs beside the frame of admin. */
const besideAdmin = (page: string): string[] => {
  const admin = new Set(adminFiles());
  return besideFirstLoad(chunk(page, '.js')).filter((file) => !admin.has(file));
};

/** The files that a chunk needs beside the store's first load, which must not contain it. */
function besideFirstLoad(file: string): string[] {
  const first = new Set(firstFiles('.js').flatMap((file) => [...neededBy(file)]));
  if (first.has(file)) throw new Error('The first load of the store contains the admin screens');
  return [...neededBy(file)].filter((file) => !first.has(file));
}

export default [
  { name: 'First load: JavaScript', path: firstFiles('.js'), limit: '183 kB', gzip: true },
  { name: 'First load: styles', path: firstFiles('.css'), limit: '20 kB', gzip: true },
  { name: 'Admin beside the first load: JavaScript', path: adminFiles(), limit: '90 kB', gzip: true },
  { name: 'Account form beside admin: JavaScript', path: besideAdmin('account-page'), limit: '70 kB', gzip: true },
  { name: 'Page editor beside admin: JavaScript', path: besideAdmin('page-editor-page'), limit: '120 kB', gzip: true },
];
