import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';

const ASSET = /new URL\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Copies the files that a bundled source reads through `new URL('./name', import.meta.url)` to the bundle's folder,
 * where the URL points at run time. The paths in the metafile are relative to `root`.
 */
export async function copyAssets(root: string, { outputs }: Metafile): Promise<void> {
  for (const [output, { inputs }] of Object.entries(outputs)) {
    const sources = Object.keys(inputs).filter((input) => input.endsWith('.ts') && !input.includes('node_modules/'));
    for (const source of sources) {
      for (const asset of await assetsOf(path.join(root, source))) {
        const target = path.join(root, path.dirname(output), asset);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(path.join(root, path.dirname(source), asset), target);
      }
    }
  }
}

async function assetsOf(source: string): Promise<readonly string[]> {
  const text = await readFile(source, 'utf8');
  return [...text.matchAll(ASSET)].flatMap(([, asset]) => asset ?? []);
}
