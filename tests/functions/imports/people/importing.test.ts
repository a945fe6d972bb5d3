import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { IDS } from '../../../support/account-administration.ts';
import { type PeopleWorld, peopleWorld } from '../../../support/people-imports/people-world.ts';

const HEADER = 'Company Name,Address,City,State,Postal Code';
const line = (name: string, { city = 'Golden', state = 'CO' } = {}) => `${name},9 High St,${city},${state},80401`;
const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\n');
const many = (count: number, bad: readonly number[] = []) =>
  fileOf(
    ...Array.from({ length: count }, (_, row) => line(`Shop ${row + 1}`, bad.includes(row + 1) ? { city: '' } : {})),
  );

let world: PeopleWorld;
beforeEach(async () => {
  world = await peopleWorld();
});

describe('an import of accounts', () => {
  it('C23: of 250 rows with 3 bad ones goes in three batches of 100, 100 and 50', async () => {
    const checked = await world.checked(many(250, [7, 120, 249]));
    expect(checked).toMatchObject({ state: 'checked', rows: 250, ready: 247, outcomes: { new: 247, wrong: 3 } });
    expect(checked.results).toEqual([
      { outcome: 'new', result: ACCOUNT_ROW_TEXTS.imported, rows: 247 },
      { outcome: 'wrong', result: ACCOUNT_ROW_TEXTS.addressIncomplete, rows: 3 },
    ]);
    expect(await world.companies()).toEqual([]);
    const saved = await world.saved(checked.id);
    expect(saved).toMatchObject({
      state: 'done',
      imported: 247,
      ready: 0,
      createdBy: 'Pat Doe',
      continuedBy: 'Pat Doe',
    });
    expect(saved.progress).toMatchObject({ total: 250, done: 250, leftOut: 3, batches: 3, batchesDone: 3 });
    expect(await world.companies()).toHaveLength(247);
    const { data, total } = await world.rows(checked.id, { Only: 'faults' });
    expect([total, data.map(({ row }) => row)]).toEqual([3, [7, 120, 249]]);
    expect(data[0]).toMatchObject({ name: 'Shop 7', faultColumns: ['City'], cells: { city: '' }, isImported: false });
  });

  it('saves the rest after it was corrected, in the same import, and deletes its file at the end', async () => {
    const { id } = await world.checked(many(3, [2]));
    await world.saved(id);
    const corrected = (await world.correct(id, [{ row: 2, cells: { city: 'Boulder' } }])).output();
    expect(corrected).toMatchObject({ import: { state: 'done', ready: 1 }, rows: [{ row: 2, outcome: 'new' }] });
    const saved = await world.saved(id);
    expect(saved).toMatchObject({ state: 'done', imported: 3, progress: { total: 1, done: 1, leftOut: 0 } });
    expect(saved.rowsKeptUntil).toBeUndefined();
    expect(await world.keys()).toEqual([]);
    expect((await world.companies()).toSorted()).toEqual(['Shop 1', 'Shop 2', 'Shop 3']);
  });

  it('reports the rows that are not in after their file was deleted, by number, name and result', async () => {
    const { id } = await world.checked(many(3, [2, 3]));
    await world.saved(id);
    const kept = await world.rows(id, { Only: 'faults' });
    expect(kept.data.map(({ row }) => row)).toEqual([2, 3]);
    world.setClock(() => new Date(Date.now() + 86_400_001));
    const { data, total } = await world.rows(id);
    expect([total, (await world.rows(id, { Only: 'faults' })).total]).toEqual([2, 2]);
    expect(data[0]).toMatchObject({ row: 2, name: 'Shop 2', result: ACCOUNT_ROW_TEXTS.addressIncomplete });
    expect(data[0]).not.toHaveProperty('cells');
    expect(await world.goOn(id)).toMatchObject({ status: 409, errors: PEOPLE_IMPORT_TEXTS.notKept });
    world.setClock(() => new Date());
    await world.correct(
      id,
      [2, 3].map((row) => ({ row, cells: { city: 'Golden' } })),
    );
    await world.saved(id);
    expect((await world.rows(id)).total).toBe(0);
  });

  it('is cancelled in the middle: what is in stays in, and is told', async () => {
    const { id } = await world.checked(many(250, [150]));
    (await world.goOn(id)).output();
    let batches = 0;
    await world.settle(async (event) => {
      const result = await world.steps(event);
      if ((event as { step: string }).step === 'batch' && ++batches === 1) (await world.cancel(id)).output();
      return result;
    });
    const cancelled = await world.found(id);
    expect(cancelled).toMatchObject({ state: 'cancelled', imported: 100, rows: 250, ready: 0 });
    expect(await world.companies()).toHaveLength(100);
    expect(await world.keys()).toEqual([]);
    const { data, total } = await world.rows(id);
    expect([total, (await world.rows(id, { Only: 'faults' })).total]).toEqual([150, 1]);
    expect(data.find(({ row }) => row === 150)).toMatchObject({ name: 'Shop 150', outcome: 'wrong' });
    expect(data.find(({ row }) => row === 150)).not.toHaveProperty('cells');
  });

  it('goes on after a batch that died between two rows, and makes each company once', async () => {
    const { id } = await world.checked(many(120));
    (await world.goOn(id)).output();
    const create = world.dependencies.people.accounts.create;
    let creations = 0;
    let deaths = 0;
    world.dependencies.people.accounts.create = async (...given) => {
      creations += 1;
      const dies = creations % 50 === 0 && creations <= 100;
      const made = await create(...given);
      if (dies && ++deaths) throw new Error('killed');
      return made;
    };
    await world.settle();
    expect(deaths).toBe(2);
    expect(await world.found(id)).toMatchObject({ state: 'done', imported: 120 });
    expect(new Set(await world.companies()).size).toBe(120);
    expect(await world.companies()).toHaveLength(120);
  });

  it('whose run was never started is started when somebody looks at it a minute later', async () => {
    const { id } = await world.checked(many(3));
    (await world.goOn(id)).output();
    const [run] = world.waiting.splice(0);
    await world.found(id);
    expect(world.waiting).toEqual([]);
    world.setClock(() => new Date(Date.now() + 61_000));
    expect(await world.found(id)).toMatchObject({ state: 'saving' });
    expect(world.waiting).toEqual([run]);
    await world.settle();
    expect(await world.found(id)).toMatchObject({ state: 'done', imported: 3 });
    expect(world.waiting).toEqual([]);
  });

  it('of the same file twice at once makes each company once', async () => {
    const [one, other] = [await world.checked(many(30)), await world.checked(many(30))];
    (await world.goOn(one.id)).output();
    (await world.goOn(other.id)).output();
    const runs = world.waiting.splice(0);
    const both = runs.map((run) => {
      const batches = [0].map((batch) => ({ ...run, step: 'batch', batch, place: 0 }));
      return [{ ...run, step: 'begin' }, ...batches, { ...run, step: 'end' }];
    });
    await Promise.all(
      both.map(async (events) => {
        for (const event of events) await world.steps(event);
      }),
    );
    const ends = [await world.found(one.id), await world.found(other.id)];
    expect(ends.map(({ imported }) => imported).reduce((sum, each) => sum + each, 0)).toBe(30);
    expect(ends.flatMap(({ outcomes }) => outcomes.wrong).reduce((sum, each) => sum + each, 0)).toBe(30);
    expect(await world.companies()).toHaveLength(30);
  });

  it('tells of companies that exist, of repeats and of nameless rows', async () => {
    const checked = await world.checked(fileOf(line('Northside Fleet'), line('Shop'), line('SHOP'), line('')));
    const { data } = await world.rows(checked.id);
    expect(data.map(({ result }) => result)).toEqual([
      ACCOUNT_ROW_TEXTS.exists,
      ACCOUNT_ROW_TEXTS.imported,
      ACCOUNT_ROW_TEXTS.repeated,
      ACCOUNT_ROW_TEXTS.noName,
    ]);
  });

  it('has parents that earlier rows make', async () => {
    const file = [
      `${HEADER},Parent`,
      `${line('Chain')},`,
      `${line('Chain One')},Chain`,
      `${line('Early')},Later`,
      `${line('Later')},`,
    ];
    const checked = await world.checked(file.join('\n'));
    expect(checked).toMatchObject({ outcomes: { new: 3, wrong: 1 } });
    const saved = await world.saved(checked.id);
    expect(saved.imported).toBe(3);
    expect((await world.companies()).toSorted()).toEqual(['Chain', 'Chain One', 'Later']);
  });

  it('of level 1 goes under the own account, and of the provider under the account it names', async () => {
    const own = await world.checked(fileOf(line('Summit North')), { by: 'summit' });
    await world.saved(own.id, 'summit');
    const given = await world.checked(fileOf(line('Northside Two')), { accountId: IDS.northside });
    await world.saved(given.id);
    const made = await world.accounts.list({ accountId: 1, userId: 'x', level: 0 });
    const parentOf = (name: string) => made.find(({ companyName }) => companyName === name)?.parentId;
    expect([parentOf('Summit North'), parentOf('Northside Two')]).toEqual([IDS.summit, IDS.northside]);
  });

  it('of level 1 can not name another tenant’s company: the column is not read', async () => {
    const file = `${HEADER},Parent\n${line('Summit North')},Northside Fleet`;
    const checked = await world.checked(file, { by: 'summit' });
    expect(checked).toMatchObject({ ignored: ['Parent'], outcomes: { new: 1 } });
    expect(checked.columns.map(({ column }) => column)).not.toContain('Parent');
    await world.saved(checked.id, 'summit');
    const made = await world.accounts.list({ accountId: 1, userId: 'x', level: 0 });
    expect(made.find(({ companyName }) => companyName === 'Summit North')?.parentId).toBe(IDS.summit);
  });
});

describe('a file', () => {
  it.each([
    { file: many(2).replaceAll(',', ';'), why: 'semicolons' },
    { file: `\uFEFF${many(2)}`, why: 'a byte order mark' },
    { file: Buffer.from(`\uFEFF${many(2)}`, 'utf16le'), why: 'UTF-16' },
    { file: many(2).replaceAll('\n', '\r'), why: 'ends of lines of old Macs' },
    { file: many(2).replaceAll('9 High St', '"9 High St\nBay 4"'), why: 'a break in a quoted cell' },
    { file: `${many(2)}\n\n,,,,\n`, why: 'blank rows at its end' },
    { file: many(2).replace('Company Name', 'company_name'), why: 'headings written another way' },
  ])('may have $why', async ({ file }) => {
    expect(await world.checked(file)).toMatchObject({ state: 'checked', rows: 2, outcomes: { new: 2 } });
  });

  it.each([
    {
      file: `${HEADER},Password\n${line('Shop')},secret`,
      message: 'Passwords are never imported. Please remove the column Password from the file.',
    },
    { file: `${HEADER},City\n${line('Shop')},Golden`, message: 'The column “City” appears more than once.' },
    { file: HEADER, message: PEOPLE_IMPORT_TEXTS.noRows },
    { file: '\n', message: PEOPLE_IMPORT_TEXTS.noRows },
  ])('is refused and deleted at once: $message', async ({ file, message }) => {
    const refused = await world.checked(file);
    if (refused.state !== 'mapping') expect(refused).toMatchObject({ state: 'failed', message, ready: 0 });
    if (refused.state !== 'mapping') expect(await world.keys()).toEqual([]);
  });
});
