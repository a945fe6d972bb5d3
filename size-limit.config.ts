import { readFileSync } from 'node:fs';

const built = 'dist/frontend';
const page = readFileSync(`${built}/index.html`, 'utf8');

/** What the browser loads before the store can be used: whatever index.html names, and no lazy chunk. */
const firstFiles = (ending: string) =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map(([, path]) => `${built}${path}`)
    .filter((path) => path.endsWith(ending));

export default [
  { name: 'First page: JavaScript', path: firstFiles('.js'), limit: '185 kB', gzip: true },
  { name: 'First page: styles', path: firstFiles('.css'), limit: '20 kB', gzip: true },
];
