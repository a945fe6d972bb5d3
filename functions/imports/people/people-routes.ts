import { PEOPLE_ROW_PAGES, type peopleImportsContract } from '#shared/contracts/people-imports.ts';
import { AppError } from '#shared/errors.ts';
import { mappingFault } from '#shared/rules/people-imports/column-mapping.ts';
import type { ColumnMapping } from '#shared/schemas/fields/people-import.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import type { PeopleImportState } from '#shared/values/people/people-imports.ts';
import { isRepeatedSave, savesWith } from '../../data/table/last-saves.ts';
import { notFound } from '../../data/table/not-found.ts';
import type { ActingPerson } from '../../http/authenticate.ts';
import type { Routes } from '../../http/group-handler.ts';
import { homeScope } from '../../http/home-scope.ts';
import { idempotencyOf, idempotentId } from '../../http/idempotency.ts';
import { PART_BYTES, partsOf } from '../uploads/upload-parts.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { BeginExecution } from '../workflow/begin-execution.ts';
import { SAMPLES } from './check-file.ts';
import { makeCorrectRows } from './correct-rows.ts';
import { makeEndImport, withoutFile } from './end-import.ts';
import { refuseKind, workerOf } from './import-worker.ts';
import { makeListRows } from './list-rows.ts';
import { newPeopleImport } from './new-people-import.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { fileLevel, PEOPLE_KINDS } from './people-kind.ts';
import { isStill, isWorking } from './people-state.ts';
import { peopleImportView } from './people-view.ts';

const MOST_IMPORTS = 200;

interface OfCalls {
  readonly peopleUploads: UploadStore;
  /** Starts the workflow of imports of people. */
  readonly beginRun: BeginExecution;
}

interface Call {
  readonly actor: ActingPerson;
  readonly idempotencyKey?: string | undefined;
}

/** The calls of imports of accounts and users. */
export function peopleRoutes(dependencies: PeopleDependencies & OfCalls): Routes<typeof peopleImportsContract> {
  const { accounts, beginRun, imports, mappings, newId, now, objects, peopleUploads, uploads } = dependencies;
  const correctRows = makeCorrectRows(dependencies);
  const endImport = makeEndImport(dependencies);
  const listRows = makeListRows(dependencies);

  return {
    async preparePeopleUpload({ body }, { actor }) {
      refuseKind(actor, body.kind);
      const uploadId = newId();
      await uploads.save({ id: uploadId, userId: actor.userId, ...body, parts: partsOf(body.bytes) }, now());
      return { uploadId, partBytes: PART_BYTES, urls: await peopleUploads.addresses(uploadId, body.bytes) };
    },

    async beginPeopleImport({ body }, { actor, idempotencyKey }) {
      const { uploadId, kind, mapping } = body;
      refuseKind(actor, kind);
      const accountId = body.accountId ?? actor.home.accountId;
      const [account, upload] = await Promise.all([
        accounts.find(homeScope(actor), accountId),
        uploads.find(actor.userId, uploadId, now()),
      ]);
      const mayHoldAccounts = account?.parentId === undefined;
      if (!account || (kind === 'accounts' && !mayHoldAccounts)) throw notFound();
      if (mapping) refuseMapping({ kind, accountId }, mapping);
      if (upload?.kind !== kind) throw new AppError('not_found', IMPORT_TEXTS.noUpload(uploadId));
      const arrived = await peopleUploads.arrived(uploadId);
      if (arrived.parts !== upload.parts || arrived.bytes !== upload.bytes) {
        throw new AppError('conflict', IMPORT_TEXTS.uploadIncomplete(upload.name));
      }
      const id = idempotentId(actor.userId, 'beginPeopleImport', idempotencyKey)?.slice(0, 32) ?? newId();
      const save = idempotencyOf(actor.userId, 'beginPeopleImport', idempotencyKey, body);
      const given = newPeopleImport({ id, upload, account, mapping, worker: workerOf(actor), at: now() });
      const made = await imports.create({ ...given, ...savesWith({}, save) });
      isRepeatedSave(made, save);
      if (mapping) await mappings.save(accountId, kind, mapping);
      if (isWorking(made)) await startRun(made);
      return peopleImportView(made, now());
    },

    async listPeopleImports({ query }, { actor }) {
      const scope = { ...homeScope(actor), parentId: actor.home.parentId };
      const found = (await imports.newest(scope, MOST_IMPORTS, now())).filter(
        ({ kind }) => actor.level <= PEOPLE_KINDS[kind].level && (query.Kind ?? kind) === kind,
      );
      const data = rowsOf(found, pageOf(query, ADMIN_PAGES)).map((each) => peopleImportView(each, now()));
      return { data, total: found.length };
    },

    async getPeopleImport({ params }, { actor }) {
      const state = await find(actor, params.id);
      if (isStill(state, now())) await startRun(state);
      const samples = state.rowsKeptUntil === undefined ? undefined : await objects.get<string[][]>(state.id, SAMPLES);
      return peopleImportView(state, now(), samples);
    },

    async mapPeopleImport({ params, body }, call) {
      const found = await find(call.actor, params.id);
      const state = await run(call, params.id, 'mapPeopleImport', body, {
        // A check that goes on is begun again.
        from: ['checking', 'mapping', 'checked', 'failed'],
        refusal(seen) {
          refuseMapping(seen, body.mapping, seen.headings);
          const isKept = (seen.rowsKeptUntil ?? '') > now().toISOString();
          return seen.imported > 0 || !isKept ? PEOPLE_IMPORT_TEXTS.notKept : undefined;
        },
        to: ({ index: _index, ...seen }) => ({ ...seen, given: body.mapping, state: 'checking', bytesChecked: 0 }),
      });
      // A repeat must not undo a later choice by another user.
      if (state.run > found.run) await mappings.save(found.accountId, found.kind, body.mapping);
      return peopleImportView(state, now());
    },

    async getPeopleImportRows({ params, query }, { actor }) {
      const state = await find(actor, params.id);
      const { Only: only, Outcome: outcome, Result: result, Column: column, Value: value } = query;
      return listRows(state, { only, outcome, result, column, value }, pageOf(query, PEOPLE_ROW_PAGES));
    },

    async correctPeopleImportRows({ params, body }, { actor, idempotencyKey }) {
      const found = await find(actor, params.id);
      refuseKind(actor, found.kind);
      if (isWorking(found)) throw new AppError('conflict', PEOPLE_IMPORT_TEXTS.isWorking);
      const save = idempotencyOf(actor.userId, 'correctPeopleImportRows', idempotencyKey, body);
      const { state, rows, replaced } = await correctRows(actor, found, body, save);
      return { import: peopleImportView(state, now()), rows: [...rows], replaced };
    },

    async continuePeopleImport({ params }, call) {
      const state = await run(
        call,
        params.id,
        'continuePeopleImport',
        {},
        {
          from: ['checked', 'done', 'failed'],
          refusal: ({ index, ready, rowsKeptUntil = '' }) => {
            if (index === undefined || rowsKeptUntil <= now().toISOString()) return PEOPLE_IMPORT_TEXTS.notKept;
            return ready === 0 ? PEOPLE_IMPORT_TEXTS.nothingReady : undefined;
          },
          to: (seen) => ({ ...seen, state: 'saving', continuedBy: workerOf(call.actor).name }),
        },
      );
      return peopleImportView(state, now());
    },

    async cancelPeopleImport({ params }, { actor }) {
      const found = await find(actor, params.id);
      refuseKind(actor, found.kind);
      const state = await imports.change(
        homeScope(actor),
        found.id,
        (seen) => {
          if (seen.state === 'saving') return { ...seen, state: 'cancelling' };
          if (['checking', 'mapping', 'checked'].includes(seen.state))
            return { ...withoutIndex(seen), state: 'cancelled' };
          return seen;
        },
        now(),
      );
      if (isWorking(state)) return peopleImportView(state, now());
      // The report of its rows is made from the index, which the new state no longer names.
      await endImport({ ...state, ...(found.index !== undefined && { index: found.index }) });
      const ended = await imports.change(homeScope(actor), found.id, endOf, now());
      return peopleImportView(ended, now());
    },

    async invitePeopleImport({ params }, call) {
      const state = await run(
        call,
        params.id,
        'invitePeopleImport',
        {},
        {
          from: ['done', 'cancelled', 'failed'],
          refusal: (seen) =>
            peopleImportView(seen, now()).invitable === 0 ? PEOPLE_IMPORT_TEXTS.nobodyToInvite : undefined,
          to: (seen) => ({ ...seen, state: 'inviting', returnTo: seen.state, invited: 0, notInvitable: 0 }),
        },
      );
      return peopleImportView(state, now());
    },

    async takeBackPeopleImport({ params }, call) {
      const state = await run(
        call,
        params.id,
        'takeBackPeopleImport',
        {},
        {
          from: ['done', 'cancelled', 'failed'],
          refusal: ({ imported }) => (imported === 0 ? PEOPLE_IMPORT_TEXTS.nothingToTakeBack : undefined),
          to: (seen) => ({ ...seen, state: 'takingBack', takenBack: 0, left: 0 }),
        },
      );
      return peopleImportView(state, now());
    },
  };

  /** Missing, foreign and hidden are the same. */
  async function find(actor: ActingPerson, id: string): Promise<PeopleImport> {
    const found = await imports.find(homeScope(actor), id);
    if (!found) throw notFound();
    refuseHidden(actor, found);
    return found;
  }

  /** Moves an import into a state of the workflow, and starts it. A repeat starts it if it was not started. */
  async function run(
    { actor, idempotencyKey }: Call,
    id: string,
    endpoint: string,
    body: object,
    move: {
      readonly from: readonly PeopleImportState[];
      readonly refusal: (seen: PeopleImport) => string | undefined;
      readonly to: (seen: PeopleImport) => PeopleImport;
    },
  ): Promise<PeopleImport> {
    const save = idempotencyOf(actor.userId, endpoint, idempotencyKey, { id, ...body });
    const state = await imports.change(
      homeScope(actor),
      id,
      (seen) => {
        refuseHidden(actor, seen);
        refuseKind(actor, seen.kind);
        if (isRepeatedSave(seen, save)) return seen;
        const isOpen = move.from.includes(seen.state);
        if (isWorking(seen) && !isOpen) throw new AppError('conflict', PEOPLE_IMPORT_TEXTS.isWorking);
        const refusal = move.refusal(seen) ?? (isOpen ? undefined : PEOPLE_IMPORT_TEXTS.notKept);
        if (refusal !== undefined) throw new AppError('conflict', refusal);
        const { progress: _progress, message: _message, ...rest } = move.to(seen);
        return { ...rest, worker: workerOf(actor), run: seen.run + 1, ...savesWith(seen, save) };
      },
      now(),
    );
    if (isWorking(state)) await startRun(state);
    return state;
  }

  /** An execution has the name of its run, so it is started once. */
  function startRun({ id, run: number }: PeopleImport): Promise<void> {
    return beginRun(`${id}-${number}`, { id, run: number });
  }
}

/** Level 2 does not see imports of accounts. */
function refuseHidden(actor: ActingPerson, { kind }: Pick<PeopleImport, 'kind'>): void {
  if (actor.level > PEOPLE_KINDS[kind].level) throw notFound();
}

/** Throws for columns that the file can't have, headings that it has not, and a column that is named twice. */
function refuseMapping(
  of: Pick<PeopleImport, 'kind' | 'accountId'>,
  mapping: readonly ColumnMapping[],
  headings: readonly string[] = mapping.map(({ heading }) => heading),
): void {
  const fault = mappingFault(PEOPLE_KINDS[of.kind].columns, headings, fileLevel(of), mapping);
  if (fault !== undefined) throw new AppError('invalid_input', fault);
}

function withoutIndex({ index: _index, ...state }: PeopleImport): PeopleImport {
  return state;
}

/** Only an import that is not at work ends. */
const endOf = (seen: PeopleImport): PeopleImport =>
  isWorking(seen) || (seen.index === undefined && seen.rowsKeptUntil === undefined) ? seen : withoutFile(seen);
