import { randomUUID } from 'node:crypto';
import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { StateMachine } from 'aws-local-stepfunctions';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { importsDependencies } from '#functions/imports/dependencies.ts';
import { peopleSteps } from '#functions/imports/people/people-steps.ts';
import { peopleStore } from '#functions/imports/people/people-store.ts';
import { importsRoutes } from '#functions/imports/routes.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { peopleDefinition } from '#infra/stack/imports/people-definition.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import { permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import type { ColumnMapping } from '#shared/schemas/fields/people-import.ts';
import type { PeopleImportView, RowCorrection } from '#shared/schemas/wire/people-import-view.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { aNewUser, provider } from '../../builders/people.ts';
import { type AdministratorName, accountAdministration, IDS } from '../account-administration.ts';
import { catalogueBucketServer } from '../catalogue-bucket.ts';
import { visitGroup } from '../visit-group.ts';

const { preparePeopleUpload, beginPeopleImport, getPeopleImport, getPeopleImportRows, mapPeopleImport } =
  importsContract;
const { continuePeopleImport, cancelPeopleImport, correctPeopleImportRows, invitePeopleImport, takeBackPeopleImport } =
  importsContract;

interface Begin {
  readonly by?: AdministratorName;
  readonly kind?: PeopleImportKind;
  readonly accountId?: number;
  readonly mapping?: ColumnMapping[];
  readonly name?: string;
}

const STATES = ['Begin', 'Work on batch', 'End', 'Tell'];

/**
 * Imports of people over a table and a bucket of their own, through the state machine that is deployed. Runs wait until
 * `settle` unless they are started by hand.
 */
export async function peopleWorld() {
  const world = await accountAdministration();
  const users = userRepository(world.table);
  for (const name of ['provider', 'summit', 'east'] as const) {
    const given = aNewUser({
      userId: `${name}-admin`,
      accountId: IDS[name],
      userName: `admin.of.${name}`,
      email: `${name}@example.com`,
      type: 1,
      permissions: permissionsOfNewUser(1),
    });
    await users.create(provider, given, undefined);
  }
  const { client } = await catalogueBucketServer('people');
  const objects = peopleStore('people', () => client);
  const waiting: { readonly id: string; readonly run: number }[] = [];
  let clock = () => new Date();
  const dependencies = importsDependencies(world.table, {
    store: memoryObjectStore(),
    uploadStore: uploadStore('people', () => client),
    beginExecution: async () => undefined,
    peopleObjects: objects,
    peopleUploads: uploadStore('people', () => client),
    beginPeopleRun: async (_name, input) => void waiting.push(input as (typeof waiting)[number]),
    now: () => clock(),
  });
  const steps = peopleSteps(dependencies.people);

  /** Runs everything that was started, as Step Functions does. */
  async function settle(task: (event: unknown) => Promise<object> = steps): Promise<void> {
    for (let input = waiting.shift(); input; input = waiting.shift()) {
      const machine = new StateMachine(peopleDefinition('arn:aws:lambda:us-east-1:000000000000:function:x') as never);
      // Tasks pass JSON to each other.
      const handler = async (event: unknown) => JSON.parse(JSON.stringify(await task(event)));
      const { result } = machine.run(input, {
        overrides: {
          taskResourceLocalHandlers: Object.fromEntries(STATES.map((state) => [state, handler])),
          retryIntervalOverrides: Object.fromEntries(STATES.map((state) => [state, 0])),
        },
      });
      await result;
    }
  }

  const as = async (by: AdministratorName) =>
    visitGroup(importsContract, importsRoutes(dependencies), await world.actorOf(by));
  const key = () => ({ idempotencyKey: randomUUID() });

  async function upload(content: string | Buffer, { by = 'provider', kind = 'accounts', name = 'people.csv' }: Begin) {
    const bytes = Buffer.from(content);
    const visitor = await as(by);
    const { uploadId, urls, partBytes } = (
      await visitor.call(preparePeopleUpload, { body: { kind, name, bytes: bytes.length } })
    ).output();
    for (const [index, url] of urls.entries()) {
      await fetch(url, { method: 'PUT', body: bytes.subarray(index * partBytes, (index + 1) * partBytes) });
    }
    return uploadId;
  }

  /** Uploads a file and begins its check. */
  async function begin(content: string | Buffer, how: Begin = {}): Promise<PeopleImportView> {
    const { by = 'provider', kind = 'accounts', accountId, mapping } = how;
    const uploadId = await upload(content, how);
    const body = { uploadId, kind, ...(accountId && { accountId }), ...(mapping && { mapping }) };
    return (await (await as(by)).call(beginPeopleImport, { body }, key())).output();
  }

  const found = async (id: string, by: AdministratorName = 'provider') =>
    (await (await as(by)).call(getPeopleImport, { params: { id } })).output();

  async function checked(content: string | Buffer, how: Begin = {}): Promise<PeopleImportView> {
    const { id } = await begin(content, how);
    await settle();
    return found(id, how.by);
  }

  const act =
    (
      endpoint:
        | typeof continuePeopleImport
        | typeof cancelPeopleImport
        | typeof invitePeopleImport
        | typeof takeBackPeopleImport,
    ) =>
    async (id: string, by: AdministratorName = 'provider') =>
      (await as(by)).call(endpoint as typeof continuePeopleImport, { params: { id } }, key());

  return {
    ...world,
    users,
    dependencies,
    objects,
    steps,
    settle,
    waiting,
    as,
    upload,
    begin,
    checked,
    found,
    goOn: act(continuePeopleImport),
    cancel: act(cancelPeopleImport),
    invite: act(invitePeopleImport),
    takeBack: act(takeBackPeopleImport),

    /** Continues an import, waits for its end and returns it. */
    async saved(id: string, by: AdministratorName = 'provider'): Promise<PeopleImportView> {
      (await act(continuePeopleImport)(id, by)).output();
      await settle();
      return found(id, by);
    },

    rows: async (id: string, query: Readonly<Record<string, string>> = {}, by: AdministratorName = 'provider') =>
      (await (await as(by)).call(getPeopleImportRows, { params: { id }, query: { Take: '1000', ...query } })).output(),

    correct: async (id: string, rows: RowCorrection[], by: AdministratorName = 'provider') =>
      (await as(by)).call(correctPeopleImportRows, { params: { id }, body: { rows } }, key()),

    map: async (id: string, mapping: ColumnMapping[], by: AdministratorName = 'provider') =>
      (await as(by)).call(mapPeopleImport, { params: { id }, body: { mapping } }, key()),

    /** The keys of all objects of the bucket. */
    async keys(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: 'people' })) {
        keys.push(...Contents.map(({ Key = '' }) => Key));
      }
      return keys;
    },

    /** The companies of all accounts but those of this world. */
    async companies(): Promise<string[]> {
      const known: readonly number[] = Object.values(IDS);
      return (await world.accounts.list(provider))
        .filter(({ id }) => !known.includes(id))
        .map(({ companyName }) => companyName);
    },

    setClock: (now: () => Date) => {
      clock = now;
    },
  };
}
export type PeopleWorld = Awaited<ReturnType<typeof peopleWorld>>;
