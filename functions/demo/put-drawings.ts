import { readFile } from 'node:fs/promises';
import { drawingNames } from './catalogue/drawing-names.ts';
import { drawingPath } from './catalogue/files/drawing-images.ts';
import { putImage } from './put-image.ts';

/** Puts the drawings that stand for photographs of parts into the bucket of images. */
async function putDrawings(bucket: string): Promise<void> {
  await Promise.all(
    drawingNames.map(async (name) => {
      const content = await readFile(new URL(`./drawings/images/${name}.webp`, import.meta.url));
      const key = drawingPath(name).slice(1);
      await putImage(bucket, { key, content, type: 'image/webp', cacheControl: 'public, max-age=86400' });
    }),
  );
}

/** Run by itself, it puts them into the bucket that the environment names. */
if (import.meta.main) await putDrawings(process.env['IMAGES_BUCKET'] ?? '');
