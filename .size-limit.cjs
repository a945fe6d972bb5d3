const { readFileSync } = require('node:fs');

const BUILD = 'dist/frontend';
const page = readFileSync(`${BUILD}/index.html`, 'utf8');

/** The files that the page names itself. What it loads later on demand is not in its first load. */
const firstLoad = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => `${BUILD}/${file}`);

/** The route that a visitor lands on comes right after, so that its own chunk counts, too. */
const landing = (ending) => `${BUILD}/assets/catalogue-page-*.${ending}`;

module.exports = [
  {
    name: 'JavaScript of the first page',
    path: [...firstLoad.filter((file) => file.endsWith('.js')), landing('js')],
    gzip: true,
    limit: '185 kB',
  },
  {
    name: 'CSS of the first page',
    path: [...firstLoad.filter((file) => file.endsWith('.css')), landing('css')],
    gzip: true,
    limit: '20 kB',
  },
];
