import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { type DrawingView, drawingNames, drawingViews, pictureName } from '#functions/demo/catalogue/drawing-names.ts';
import { startedBrowser } from '../journeys/support/started-browser.ts';

/** Makes the part images of the demo from their drawings: `node tests/screenshots/render-drawings.ts`. */
const DRAWINGS = path.resolve('functions/demo/drawings');
const IMAGES = path.join(DRAWINGS, 'images');
/** Width and height of large part images (storefront 9). */
const PIXELS = 400;

const seen: Readonly<Record<DrawingView, (svg: string) => string>> = {
  front: (svg) => svg,
  'other-side': (svg) =>
    svg
      .replace(/(<rect width="400"[^>]*>)/, '$1<g transform="translate(400 0) scale(-1 1)">')
      .replace('</svg>', '</g></svg>'),
  'close-up': (svg) => svg.replace('viewBox="0 0 400 400"', 'viewBox="130 110 200 200"'),
};

const server = await startedBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const page = await browser.newPage();
const style = await readFile(path.join(DRAWINGS, 'drawing.css'), 'utf8');
await mkdir(IMAGES, { recursive: true });
for (const name of drawingNames) {
  const source = await readFile(path.join(DRAWINGS, `${name}.svg`), 'utf8');
  const svg = source.replace(/^<\?.*\?>\s*/, '').replace('>', `><style>${style}</style>`);
  for (const view of drawingViews) {
    await writeFile(path.join(IMAGES, `${pictureName(name, view)}.webp`), await rendered(page, seen[view](svg)));
  }
}
await browser.close();
await server.close();

async function rendered(on: Page, svg: string): Promise<Buffer> {
  const url = await on.evaluate(
    async ({ source, side }) => {
      const image = new Image(side, side);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
      return canvas.toDataURL('image/webp', 0.86);
    },
    { source: svg, side: PIXELS },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
