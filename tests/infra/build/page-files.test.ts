import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** The files of the pages as they are built, by name. Nothing is written. */
let files: ReadonlyMap<string, Rollup.OutputChunk>;
beforeAll(async () => {
  const result = await build({ logLevel: 'error', build: { write: false } });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  files = new Map(outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
});

/** The files that come with the file of a module, itself included. */
function filesWith(module: string): readonly Rollup.OutputChunk[] {
  const needed = new Set([...files.values()].filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  for (const { imports } of needed) {
    for (const name of imports) {
      const imported = files.get(name);
      if (imported) needed.add(imported);
    }
  }
  return [...needed];
}

const isOfAdmin = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.some((id) => id.includes('/frontend/admin/'));

/** Paths of the modules that are pages of the store. */
const storePages = () => {
  const modules = [...files.values()].flatMap(({ moduleIds }) => moduleIds);
  return modules.filter((id) => /\/frontend\/store\/pages\/[\w-]+-page\.tsx$/.test(id));
};

describe('the files of the pages', () => {
  it('hold no admin code in the store, so that it never slows down a customer', () => {
    const pages = storePages();
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((page) => filesWith(page).some(isOfAdmin))).toEqual([]);
    expect(filesWith('/frontend/admin/pages/users-page.tsx').some(isOfAdmin)).toBe(true);
  });

  it('are three for the list, so that a customer waits for few requests', () => {
    const own = filesWith('/frontend/store/pages/catalogue-page.tsx').filter(({ name }) => !name.includes('runtime'));
    expect(own.map(({ name }) => name).sort()).toEqual(['catalogue-page', 'frontend', 'list']);
  });
});
