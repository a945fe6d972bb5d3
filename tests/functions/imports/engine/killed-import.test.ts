import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { offerRepository } from '#functions/data/catalogue/offer-repository.ts';
import { importTools } from '#functions/imports/engine/import-tools.ts';
import { folderObjectStore } from '#functions/objects/object-store.ts';
import { anAcesFile, anApp } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aSalvageFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { dynamodbEndpoint } from '../../../support/dynamodb-endpoint.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { testTable } from '../../../support/test-table.ts';

const PROCESS = path.resolve('tests/support/import-process.ts');
const KILLS = 4;
/** A machine with other things to do takes its time to start so many processes. */
const LONGEST_MS = 300_000;
const PARTS = 400;

const numbers = Array.from({ length: PARTS }, (_, index) => `N${index}`);
const guids = Array.from({ length: PARTS }, (_, index) => `g-${index}`);
const ids = [...numbers.map((number) => `001#${number}`), ...guids];
const apps = Array.from({ length: PARTS * 4 }, (_, index) =>
  anApp({
    attributes: `action="A" id="${index}"`,
    vehicle: `<BaseVehicle id="${index % 40}"/>`,
    part: `<Part>N${(index * 7) % PARTS}</Part>`,
  }),
);
const vehicles = Array.from({ length: 30 }, (_, index) => `${index},${1990 + index},Ford,Mustang,54,688`);

async function filesIn(folder: string): Promise<string[]> {
  const contents = {
    products: aProductFile(...numbers),
    prices: aPriceFile(Object.fromEntries(numbers.map((number, index) => [number, `${index}.25`]))),
    stock: aStockFile(Object.fromEntries(numbers.map((number, index) => [number, index]))),
    salvage: aSalvageFile(...guids),
    'vehicle-map': aVehicleMap(...vehicles),
    aces: anAcesFile({ apps }),
  };
  return Promise.all(
    Object.entries(contents).map(async ([kind, content]) => {
      const file = path.join(folder, kind);
      await writeFile(file, content);
      return `${kind}=${file}`;
    }),
  );
}

/** A place to import to, and a process that does. */
async function aPlace(files: readonly string[]) {
  const [folder, table] = [await temporaryFolder(), await testTable()];
  const start = () =>
    spawn(process.execPath, [PROCESS, dynamodbEndpoint(), table.tableName, folder, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  return {
    async importWhole(): Promise<number> {
      const child = start();
      const exit = once(child, 'exit');
      await once(child.stdout, 'data');
      const began = performance.now();
      const [code] = await exit;
      expect(code).toBe(0);
      return performance.now() - began;
    },
    async importUntilKilled(after: number): Promise<void> {
      const child = start();
      // On a machine with other things to do it may have ended before it is killed.
      const exit = once(child, 'exit');
      await once(child.stdout, 'data');
      await pause(after);
      child.kill('SIGKILL');
      await exit;
    },
    async content() {
      const { versions } = importTools(table, folderObjectStore(folder), () => new Date());
      const version = await versions.current();
      const offers = await offerRepository(table).findMany(ids, 'strongly');
      return {
        versions: (await versions.list()).length,
        sources: version?.sources,
        index: version?.index,
        offers: ids.map((id) => offers.get(id)),
      };
    },
  };
}

it(
  'an import that is killed again and again, and then is not, gives the catalogue of one that never was',
  async () => {
    const files = await filesIn(await temporaryFolder());
    const undisturbed = await aPlace(files);
    const took = await undisturbed.importWhole();
    const killed = await aPlace(files);
    for (let kill = 0; kill < KILLS; kill += 1) await killed.importUntilKilled((took * (kill + Math.random())) / KILLS);
    await killed.importWhole();
    expect((await undisturbed.content()).offers).not.toContain(undefined);
    expect(await killed.content()).toEqual(await undisturbed.content());
  },
  LONGEST_MS,
);
