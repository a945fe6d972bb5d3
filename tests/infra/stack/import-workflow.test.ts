import { StateMachine } from 'aws-local-stepfunctions';
import { describe, expect, it } from 'vitest';
import { importDefinition } from '#infra/stack/imports/import-definition.ts';
import { peopleDefinition } from '#infra/stack/imports/people-definition.ts';
import { MOST_PEOPLE_ROWS } from '#shared/values/people/people-imports.ts';
import { resourcesOf, templateOf } from '../synthesised.ts';

const template = templateOf();

const machineOf = (id: RegExp) => {
  const [machine] = resourcesOf(template, 'AWS::StepFunctions::StateMachine').filter(([name]) => id.test(name));
  return machine?.[1].Properties;
};

describe('an import of people as a state machine', () => {
  const { DefinitionString, RoleArn } = machineOf(/^PeopleImports/);

  it('is what the definition says, with a function of its own, which reads nothing of the catalogue', () => {
    const target = { 'Fn::GetAtt': [expect.stringMatching(/^PeopleImportsTasksHandler/), 'Arn'] };
    const parts = DefinitionString['Fn::Join'][1];
    expect(parts[1]).toEqual(target);
    const definition = parts.map((part: unknown) => (typeof part === 'string' ? part : 'arn')).join('');
    expect(JSON.parse(definition)).toEqual(peopleDefinition('arn'));
    expect(RoleArn['Fn::GetAtt'][0]).toMatch(/^PeopleImportsRole/);
    const [, tasks] =
      resourcesOf(template, 'AWS::Lambda::Function').find(([name]) => /^PeopleImportsTasks/.test(name)) ?? [];
    const { PEOPLE_BUCKET, CATALOGUE_BUCKET } = tasks?.Properties.Environment.Variables ?? {};
    expect([PEOPLE_BUCKET, CATALOGUE_BUCKET]).toEqual([{ Ref: expect.stringMatching(/^People/) }, undefined]);
  });

  it('keeps its state far below the 256 KB of an execution: a batch is a number and its place', () => {
    const batches = Array.from({ length: MOST_PEOPLE_ROWS / 100 }, (_, batch) => ({ batch, place: batch }));
    expect(JSON.stringify({ id: 'x'.repeat(80), run: 1, begun: { batches } }).length).toBeLessThan(25_000);
  });
});

/** The functions of the machine. */
const ARNS = {
  tasks: 'arn:aws:lambda:us-east-1:000000000000:function:imports',
  pictures: 'arn:aws:lambda:us-east-1:000000000000:function:pictures',
};

describe('the import as a state machine', () => {
  const { DefinitionString, LoggingConfiguration, TracingConfiguration, RoleArn } = machineOf(/^Imports/);

  it('is what the definition says, with the function that does the tasks', () => {
    const [first, target, last] = DefinitionString['Fn::Join'][1].flatMap((part: unknown) =>
      typeof part === 'string' ? [part] : [part],
    );
    expect(String(first)).toContain('"StartAt":"Begin"');
    expect(target).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^ImportsTasksHandler/), 'Arn'] });
    expect(String(last)).not.toBe('');
  });

  it('ends after twelve hours, however often it was built again and however slow its pictures are', () => {
    const [, parts] = DefinitionString['Fn::Join'];
    const definition = parts.map((part: unknown) => (typeof part === 'string' ? part : 'arn')).join('');
    expect(JSON.parse(definition)).toHaveProperty('TimeoutSeconds', 43_200);
  });

  it('can be followed: every event is logged, and traced', () => {
    expect(LoggingConfiguration).toMatchObject({ Level: 'ALL' });
    expect(TracingConfiguration).toEqual({ Enabled: true });
  });

  const actionsOf = (isMeant: (role: string) => boolean): string[] =>
    resourcesOf(template, 'AWS::IAM::Policy')
      .filter(([, { Properties }]) => Properties.Roles.some(({ Ref }: { Ref: string }) => isMeant(Ref)))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .flatMap(({ Action }) => Action as string | string[]);

  it('may call its tasks, and besides that only log and trace', () => {
    const actions = actionsOf((role) => role === RoleArn['Fn::GetAtt'][0]);
    expect(actions.filter((action) => !/^(logs|xray):/.test(action))).toEqual(['lambda:InvokeFunction']);
  });

  it('has tasks that may read uploads and keep objects', () => {
    const actions = actionsOf((role) => role.startsWith('ImportsTasks')).filter(
      (action) => !action.startsWith('logs:'),
    );
    expect(new Set(actions.filter((action) => action.startsWith('s3:')))).toEqual(
      new Set(['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload', 's3:ListBucket']),
    );
    expect(actions.filter((action) => !/^(s3|dynamodb):/.test(action))).toEqual([]);
  });
});

const TASKS = {
  begin: 'Begin',
  read: 'Read file',
  build: 'Build',
  write: 'Write chunk',
  publish: 'Publish',
  fetch: 'Fetch pictures',
  join: 'Join pictures',
  writePictured: 'Write pictured chunk',
  publishPictures: 'Publish pictures',
  tell: 'Tell',
} as const;
type Task = keyof typeof TASKS;

/** The outcomes of an import without pictures. */
const NO_PICTURES: Readonly<Partial<Record<Task, object>>> = {
  fetch: { outcome: 'done' },
  join: { outcome: 'unchanged' },
};

/** Runs the definition with tasks of a test, without waiting between attempts. */
async function run(tasks: Readonly<Partial<Record<Task, () => unknown>>>) {
  const calls: Task[] = [];
  const entries = Object.entries(TASKS) as [Task, string][];
  const taskResourceLocalHandlers = Object.fromEntries(
    entries.map(([task, state]) => [
      state,
      async () => {
        calls.push(task);
        // Tasks pass JSON to each other.
        return JSON.parse(JSON.stringify(tasks[task]?.() ?? NO_PICTURES[task] ?? {}));
      },
    ]),
  );
  const retryIntervalOverrides = Object.fromEntries(Object.values(TASKS).map((state) => [state, 0]));
  const machine = new StateMachine(importDefinition(ARNS) as never);
  const input = { id: 'i-1', files: [], options: {} };
  const { result } = machine.run(input, { overrides: { taskResourceLocalHandlers, retryIntervalOverrides } });
  const failure = await result.then(
    () => undefined,
    (error: Error) => error.name,
  );
  return { calls, failure };
}

const begun = (files: number) => () => ({
  outcome: 'begun',
  files: Array.from({ length: files }, () => ({ kind: 'stock' })),
});
const prepared = () => ({ outcome: 'prepared', plan: {}, chunks: [{ hash: 'a' }, { hash: 'b' }], withdrawn: [] });
const broken = () => {
  throw new Error('throttled');
};

describe('a task that fails', () => {
  it('is done again, and the import goes on', async () => {
    const attempts = [broken, broken, () => ({}), () => ({})];
    const { calls, failure } = await run({
      begin: begun(1),
      build: prepared,
      write: () => attempts.shift()?.(),
      publish: () => ({ outcome: 'published' }),
    });
    expect(failure).toBeUndefined();
    expect(calls.filter((task) => task === 'write')).toHaveLength(4);
  });

  it('again and again, is told, and ends the import', async () => {
    const { calls, failure } = await run({ begin: begun(1), read: broken });
    expect(calls).toEqual(['begin', 'read', 'read', 'read', 'read', 'tell']);
    expect(failure).toBeDefined();
  });

  it('because another import was first, begins anew with the build', async () => {
    const outcomes = ['lost', 'published'];
    const { calls } = await run({ begin: begun(1), build: prepared, publish: () => ({ outcome: outcomes.shift() }) });
    expect(calls.filter((task) => task === 'build' || task === 'publish')).toEqual([
      'build',
      'publish',
      'build',
      'publish',
    ]);
  });
});

it.each([
  { outcome: 'unchanged', more: ['fetch', 'join'] },
  { outcome: 'unusable', more: [] },
  { outcome: 'compared', more: [] },
  { outcome: 'stopped', more: [] },
])('writes nothing when the build says: $outcome, and then does $more', async ({ outcome, more }) => {
  const { calls, failure } = await run({ begin: begun(2), build: () => ({ outcome }) });
  expect([calls, failure]).toEqual([['begin', 'read', 'read', 'build', ...more], undefined]);
});

describe('the pictures of an import', () => {
  const published = { begin: begun(0), build: prepared, publish: () => ({ outcome: 'published' }) };
  const ofPictures = (calls: readonly Task[]) => calls.slice(calls.indexOf('fetch'));

  it('are fetched after it is published, and published in their turn while some are left', async () => {
    const outcomes = ['left', 'left', 'done'];
    const joined = [prepared, () => ({ outcome: 'unchanged' }), prepared];
    const { calls, failure } = await run({
      ...published,
      fetch: () => ({ outcome: outcomes.shift() }),
      join: () => joined.shift()?.(),
      publishPictures: () => ({ outcome: 'published' }),
    });
    const turn = ['fetch', 'join', 'writePictured', 'writePictured', 'publishPictures'];
    expect([ofPictures(calls), failure]).toEqual([[...turn, 'fetch', 'join', ...turn], undefined]);
  });

  it('are joined again when another import was published first', async () => {
    const outcomes = ['lost', 'published'];
    const joined = [prepared, () => ({ outcome: 'unchanged' })];
    const { calls } = await run({
      ...published,
      fetch: () => ({ outcome: 'done' }),
      join: () => joined.shift()?.(),
      publishPictures: () => ({ outcome: outcomes.shift() }),
    });
    expect(ofPictures(calls)).toEqual(['fetch', 'join', 'writePictured', 'writePictured', 'publishPictures', 'join']);
  });

  it('fail by themselves: the import stays done, and the execution is seen to fail', async () => {
    const { calls, failure } = await run({ ...published, fetch: broken });
    expect(calls).not.toContain('tell');
    expect(failure).toBeDefined();
  });

  it('are all that is left of an import that was applied before its process was killed', async () => {
    const { calls } = await run({
      begin: () => ({ outcome: 'applied', files: [] }),
      fetch: () => ({ outcome: 'done' }),
    });
    expect(calls).toEqual(['begin', 'fetch', 'join']);
  });

  it('come by a function with one processor that may read the catalogue and write pictures and what it knows of them', () => {
    const [, pictures] =
      resourcesOf(template, 'AWS::Lambda::Function').find(([name]) => /^ImportsPictureTasks/.test(name)) ?? [];
    expect(pictures?.Properties).toMatchObject({ MemorySize: 1769, Timeout: 900 });
    const statements = resourcesOf(template, 'AWS::IAM::Policy')
      .filter(([name]) => /^ImportsPictureTasks/.test(name))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
    const rights = statements
      .filter(({ Action }) => JSON.stringify(Action).includes('s3:'))
      .map(({ Action, Resource }) => {
        const paths = [Resource].flat().map((one) => one['Fn::Join']?.[1].at(-1) ?? 'the bucket');
        return [Action, paths];
      });
    expect(rights).toEqual([
      ['s3:GetObject', ['/catalogue/*']],
      ['s3:ListBucket', ['the bucket']],
      [
        ['s3:AbortMultipartUpload', 's3:PutObject'],
        ['/catalogue/sources/picture-log/*', '/catalogue/sources/pictures/*', '/catalogue/sources/reports/*'],
      ],
      ['s3:PutObject', ['/images/p/*']],
    ]);
  });
});
