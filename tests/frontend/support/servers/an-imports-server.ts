import { accountsContract } from '#shared/contracts/accounts.ts';
import { peopleImportsContract } from '#shared/contracts/people-imports.ts';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { PeopleCells, PeopleImportRow, PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ACCOUNT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { aPeopleImport, aPeopleImportRow } from '../../../builders/admin/people-imports.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface ImportsServerOptions {
  readonly user?: Partial<SignedInUser>;
  /** Account rows, by the cells that are not as in the builder. */
  readonly cells?: readonly PeopleCells[];
  readonly rows?: readonly PeopleImportRow[];
  readonly view?: Partial<PeopleImportView>;
  /** The imports of the list; by default the one. */
  readonly list?: readonly PeopleImportView[];
  readonly choices?: readonly AccountChoice[];
  /** The views that the next reads of the import show, one after the other. The last one stays. */
  readonly stages?: readonly Partial<PeopleImportView>[];
}

const BASE = '/api/imports/people';
const CALL = {
  columns: [
    ['Company Name', 'companyName'],
    ['Address', 'address'],
    ['City', 'city'],
    ['State', 'state'],
    ['Postal Code', 'postalCode'],
  ],
} as const;

const fieldOf = (heading: string) => CALL.columns.find(([name]) => name === heading)?.[1] ?? 'companyName';

/** Judges the rows of a file as the server does, as far as the tests need it. */
function judged(row: PeopleImportRow, seen: Set<string>): PeopleImportRow {
  const { companyName = '', state = '', address = '' } = row.cells ?? {};
  if (row.isImported || row.outcome === 'leftOut') return row;
  const wrong = (result: string, column: string): PeopleImportRow => ({
    ...row,
    name: companyName,
    outcome: 'wrong',
    result,
    details: [`Please check: ${column}.`],
    faultColumns: [column],
  });
  if (companyName.trim() === '') return wrong(ACCOUNT_ROW_TEXTS.noName, 'Company Name');
  if (!/^[A-Z]{2}$/.test(state)) return wrong(ACCOUNT_ROW_TEXTS.addressIncomplete, 'State');
  if (address.trim() === '') return wrong(ACCOUNT_ROW_TEXTS.addressIncomplete, 'Address');
  if (seen.has(companyName)) return wrong(ACCOUNT_ROW_TEXTS.repeated, 'Company Name');
  seen.add(companyName);
  return {
    ...row,
    name: companyName,
    outcome: 'new',
    result: ACCOUNT_ROW_TEXTS.imported,
    details: [],
    faultColumns: [],
  };
}

/** A store for imports of accounts, by default as an administrator of the parent account. */
export function anImportsServer(options: ImportsServerOptions = {}) {
  const { user, cells = [{}], view: given, choices = [], stages = [] } = options;
  let rows: PeopleImportRow[] = [];
  let view = aPeopleImport(given);
  let stage = 0;
  let changes = 0;
  const corrections: unknown[] = [];
  const begun: unknown[] = [];
  const mappings: unknown[] = [];
  const cart = aCartServer();
  judge(
    options.rows ??
      cells.map((changed, place) =>
        aPeopleImportRow({
          row: place + 1,
          cells: { ...aPeopleImportRow().cells, companyName: `Branch ${place + 1}`, ...changed },
        }),
      ),
    options.rows !== undefined,
  );

  function judge(next: readonly PeopleImportRow[], isAsGiven = false) {
    const seen = new Set<string>();
    rows = isAsGiven ? [...next] : next.map((row) => judged(row, seen));
    const count = (outcome: PeopleImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
    const results = new Map<string, PeopleImportView['results'][number]>();
    for (const { outcome, result } of rows) {
      const key = `${outcome} ${result}`;
      results.set(key, { outcome, result, rows: (results.get(key)?.rows ?? 0) + 1 });
    }
    changes += 1;
    view = {
      ...view,
      rows: rows.length,
      imported: rows.filter(({ isImported }) => isImported).length,
      outcomes: {
        new: count('new'),
        changed: count('changed'),
        same: count('same'),
        wrong: count('wrong'),
        leftOut: count('leftOut'),
      },
      results: [...results.values()],
      ready: rows.filter(({ outcome, isImported }) => outcome === 'new' && !isImported).length,
      changedAt: new Date(Date.UTC(2026, 2, 2, 15, 0, changes)).toISOString(),
      ...given,
    };
  }

  function listRows(query: URLSearchParams): Response {
    const only = query.get('Only');
    const result = query.get('Result');
    const column = query.get('Column');
    const found = rows.filter(
      (row) =>
        (only !== 'faults' || row.outcome === 'wrong') &&
        (only !== 'left' || row.details.length > 0) &&
        (result === null || row.result === result) &&
        (column === null || (row.cells?.[fieldOf(column)] ?? '') === query.get('Value')),
    );
    const skip = Number(query.get('Skip'));
    const data = found.slice(skip, skip + Number(query.get('Take')));
    return anAnswer(peopleImportsContract.getPeopleImportRows, { data, total: found.length });
  }

  function correct(sent: unknown): Response {
    const body = decodeWire(peopleImportsContract.correctPeopleImportRows.body, sent);
    if (!body.ok) return aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.' });
    corrections.push(body.value);
    const { rows: changed = [], replace = [] } = body.value;
    const before = new Map(rows.map((row) => [row.row, JSON.stringify(row)]));
    let replaced = 0;
    judge(
      rows.map((row) => {
        const correction = changed.find((one) => one.row === row.row);
        let next = row;
        if (correction?.cells) next = { ...next, cells: { ...next.cells, ...correction.cells } };
        if (correction?.leaveOut) next = { ...next, outcome: 'leftOut', result: '', details: [], faultColumns: [] };
        if (correction?.leaveOut === false) next = { ...next, outcome: 'new' };
        for (const { column, from, to } of replace) {
          if (next.outcome !== 'wrong' || (next.cells?.[fieldOf(column)] ?? '') !== from) continue;
          next = { ...next, cells: { ...next.cells, [fieldOf(column)]: to } };
          replaced += 1;
        }
        return next;
      }),
    );
    const touched = rows.filter((row) => before.get(row.row) !== JSON.stringify(row));
    return anAnswer(peopleImportsContract.correctPeopleImportRows, { import: view, rows: touched, replaced });
  }

  function current(): PeopleImportView {
    const staged = stages[Math.min(stage, stages.length - 1)];
    stage += 1;
    return { ...view, ...staged };
  }

  function act(call: string, body: unknown): Response | undefined {
    switch (call) {
      case `POST ${BASE}/import-1/continue`:
        view = { ...view, state: 'saving', continuedBy: 'Ana Silva' };
        return anAnswer(peopleImportsContract.continuePeopleImport, view);
      case `POST ${BASE}/import-1/cancel`:
        view = { ...view, state: 'cancelled' };
        return anAnswer(peopleImportsContract.cancelPeopleImport, view);
      case `POST ${BASE}/import-1/invitations`:
        view = { ...view, invited: view.invitable, invitable: 0 };
        return anAnswer(peopleImportsContract.invitePeopleImport, view);
      case `POST ${BASE}/import-1/takeback`:
        view = { ...view, state: 'takenBack', takenBack: view.imported - view.left };
        return anAnswer(peopleImportsContract.takeBackPeopleImport, view);
      case `PUT ${BASE}/import-1/mapping`:
        mappings.push(body);
        view = { ...view, state: 'checked' };
        return anAnswer(peopleImportsContract.mapPeopleImport, view);
      default:
        return undefined;
    }
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    switch (call) {
      case `POST ${BASE}/uploads`:
        return anAnswer(peopleImportsContract.preparePeopleUpload, {
          uploadId: 'upload-1',
          partBytes: 10,
          urls: ['https://bucket.example/1', 'https://bucket.example/2'],
        });
      case `POST ${BASE}`:
        begun.push(body);
        return anAnswer(peopleImportsContract.beginPeopleImport, view);
      case `GET ${BASE}`: {
        const all = options.list ?? [view];
        const skip = Number(query.get('Skip'));
        const data = all.slice(skip, skip + Number(query.get('Take')));
        return anAnswer(peopleImportsContract.listPeopleImports, { data, total: all.length });
      }
      case `GET ${BASE}/import-1`:
        return anAnswer(peopleImportsContract.getPeopleImport, current());
      case `GET ${BASE}/import-1/rows`:
        return listRows(query);
      case `PUT ${BASE}/import-1/rows`:
        return correct(body);
      default:
        if (call.startsWith('GET /api/accountsList/')) return anAnswer(accountsContract.getAccountsList, [...choices]);
        return act(call, body) ?? cart.answer(call, query, body as never);
    }
  }

  const server = aServer({
    users: [
      aSignedInUser({
        level: 1,
        type: 1,
        accountId: 2,
        resultantPermissions: [{ permissionName: 'usermanagement' }],
        ...user,
      }),
    ],
    cart: { answer },
  });
  return {
    server,
    corrections,
    begun,
    mappings,
    cell: (row: number, field: keyof PeopleCells) => rows.find((one) => one.row === row)?.cells?.[field],
    outcome: (row: number) => rows.find((one) => one.row === row)?.outcome,
  };
}
