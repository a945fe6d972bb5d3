import { readFile } from 'node:fs/promises';
import { categoryPicture } from '#shared/rules/catalogue/category-picture.ts';
import { type Drawing, drawingNames, drawingViews, pictureName } from './catalogue/drawing-names.ts';
import { drawingPath } from './catalogue/files/drawing-images.ts';
import { categories } from './catalogue/part-categories.ts';
import { putImage } from './put-image.ts';

/** Stores the drawings that replace photographs of parts and top-level categories in the image bucket. */
async function putDrawings(bucket: string): Promise<void> {
  const pictures: (readonly [path: string, picture: string])[] = [
    ...drawingNames.flatMap((name) =>
      drawingViews.map((view) => [drawingPath(name, view), pictureName(name, view)] as const),
    ),
    ...drawingsOfCategories().map(([name, drawing]) => [categoryPicture(name), drawing] as const),
  ];
  await Promise.all(
    pictures.map(async ([path, picture]) => {
      const content = await readFile(new URL(`./drawings/images/${picture}.webp`, import.meta.url));
      await putImage(bucket, {
        key: path.slice(1),
        content,
        type: 'image/webp',
        cacheControl: 'public, max-age=86400',
      });
    }),
  );
}

/** The first drawing in each top-level category. */
function drawingsOfCategories(): [name: string, drawing: Drawing][] {
  const drawings = new Map<string, Drawing>();
  for (const [fullName, { drawing }] of Object.entries(categories)) {
    const [top = ''] = fullName.split('|');
    if (!drawings.has(top)) drawings.set(top, drawing);
  }
  return [...drawings];
}

/** Run as a program, it stores them in the bucket that the environment names. */
if (import.meta.main) await putDrawings(process.env['IMAGES_BUCKET'] ?? '');
