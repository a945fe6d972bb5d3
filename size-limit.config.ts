import { readdirSync, readFileSync } from 'node:fs';

const built = 'dist/frontend';
const page = readFileSync(`${built}/index.html`, 'utf8');
const assets = readdirSync(`${built}/assets`);

/** The files that index.html names itself. */
const pageFiles = (ending: string) =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
    .map(([, path]) => `${built}/${path}`)
    .filter((path) => path.endsWith(ending));

/** The chunk of the page that visitors land on. It is loaded right after, so it counts too. */
function landingFiles(ending: string) {
  const files = assets.filter((name) => name.startsWith('catalogue-page-') && name.endsWith(ending));
  // A renamed chunk must not drop out of the sum unseen.
  if (files.length !== 1) throw new Error(`Expected one catalogue-page chunk (${ending}), found ${files.length}`);
  return files.map((name) => `${built}/assets/${name}`);
}

/** What the browser loads before the store can be used. No other lazy chunk counts. */
const firstFiles = (ending: string) => [...pageFiles(ending), ...landingFiles(ending)];

export default [
  { name: 'First load: JavaScript', path: firstFiles('.js'), limit: '183 kB', gzip: true },
  { name: 'First load: styles', path: firstFiles('.css'), limit: '20 kB', gzip: true },
];
