import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { addNativePackages } from '#infra/build/native-packages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Where the machine of an ELF file stands, and the numbers of two. */
const MACHINE = 0x12;
const MACHINES = { x64: 0x3e, arm64: 0xb7 } as const;

async function machinesOf(folder: string): Promise<readonly number[]> {
  const files = await readdir(folder, { recursive: true });
  const binaries = files.filter((file) => file.endsWith('.node'));
  return Promise.all(binaries.map(async (file) => (await readFile(path.join(folder, file))).readUInt16LE(MACHINE)));
}

it.each(['arm64', 'x64'] as const)('brings argon2 for Lambda on %s, and for nothing else', async (natives) => {
  const folder = await temporaryFolder();
  await addNativePackages(natives, folder);
  expect(await machinesOf(path.join(folder, 'session/node_modules'))).toEqual([MACHINES[natives]]);
});

it.each(['arm64', 'x64'] as const)(
  'brings sharp with its library for Lambda on %s, and WebAssembly',
  async (natives) => {
    const folder = await temporaryFolder();
    await addNativePackages(natives, folder);
    const modules = path.join(folder, 'images/node_modules');
    expect(await machinesOf(modules)).toEqual([MACHINES[natives]]);
    expect((await readdir(path.join(modules, '@img'))).sort()).toEqual([
      'colour',
      `sharp-libvips-linux-${natives}`,
      `sharp-linux-${natives}`,
    ]);
    await access(path.join(modules, '@cwasm/nsbmp/nsbmp.wasm'));
  },
);

it('brings an argon2 that works on this machine', async () => {
  const folder = await temporaryFolder();
  await addNativePackages('host', folder);
  const argon2 = path.join(folder, 'session/node_modules/@node-rs/argon2/index.js');
  const { hash, verify } = await import(/* @vite-ignore */ pathToFileURL(argon2).href);
  expect(await verify(await hash('Welcome2Parts'), 'Welcome2Parts')).toBe(true);
});

it('leaves nothing of another stage behind where the project has its own', async () => {
  const folder = await temporaryFolder();
  const left = path.join(folder, 'session/node_modules/@node-rs');
  await mkdir(left, { recursive: true });
  await writeFile(path.join(left, 'left'), '');
  await addNativePackages('none', folder);
  await expect(access(left)).rejects.toThrow('ENOENT');
});
