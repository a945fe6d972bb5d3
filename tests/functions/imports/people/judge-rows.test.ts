import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePeopleImporter } from '#functions/imports/people/import-worker.ts';
import { rowsJudge } from '#functions/imports/people/judge-rows.ts';
import type { PeopleCells } from '#shared/schemas/wire/people-import-view.ts';
import { type PeopleImportKind, peopleImportKinds } from '#shared/values/people/people-imports.ts';
import { ACCOUNT_ROW, USER_ROW } from '../../../builders/admin/import-rows.ts';
import { peopleWorld } from '../../../support/people-imports/people-world.ts';

const RUNS = 40;
const CELLS: Readonly<Record<PeopleImportKind, fc.Arbitrary<PeopleCells>>> = {
  accounts: fc
    .record({
      companyName: fc.constantFrom('', 'Chain', 'CHAIN', 'Shop', 'Depot', 'Northside Fleet'),
      parent: fc.constantFrom('', '', 'Chain', 'Depot', 'Nobody'),
      city: fc.constantFrom('Golden', 'Golden', ''),
    })
    .map((cells) => ({ ...ACCOUNT_ROW, ...cells })),
  users: fc
    .record({
      email: fc.constantFrom('ana@example.com', 'ANA@example.com', 'bea@example.com', 'nobody'),
      userName: fc.constantFrom('', 'ana.silva', 'bea.silva'),
      company: fc.constantFrom('Summit East', 'Northside Fleet', 'Nobody'),
    })
    .map((cells) => ({ ...USER_ROW, ...cells })),
};

it.each(peopleImportKinds)(
  'a file of %s has the same results however it is cut',
  { timeout: 120_000 },
  async (kind) => {
    const world = await peopleWorld();
    const into = { kind, accountId: 1 } as const;
    const importer = await makePeopleImporter(world.dependencies.people)(await world.actorOf('provider'), into);
    await fc.assert(
      fc.asyncProperty(fc.array(CELLS[kind], { maxLength: 12 }), fc.array(fc.nat(12)), async (file, cuts) => {
        const rows = file.map((cells, place) => ({ row: place + 1, cells }));
        const whole = await rowsJudge(into, importer)(rows);
        const judge = rowsJudge(into, importer);
        const parts = [];
        const bounds = [0, ...cuts.toSorted((one, other) => one - other), rows.length];
        for (const [index, end] of bounds.slice(1).entries())
          parts.push(...(await judge(rows.slice(bounds[index], end))));
        expect(parts).toEqual(whole);
      }),
      { numRuns: RUNS },
    );
  },
);
