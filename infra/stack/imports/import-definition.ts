import { taskOf } from './task-state.ts';

/**
 * In seconds. It ends an import that is rebuilt endlessly, and one whose pictures take too long; the next import fetches
 * the rest. It is here because the CDK sets no timeout on a definition text.
 */
const LONGEST_IMPORT = 12 * 3600;

interface ImportFunctions {
  /** The function that imports files. */
  readonly tasks: string;
  /** The function that fetches pictures. */
  readonly pictures: string;
}

type Task = ReturnType<typeof taskOf>;

/**
 * An import as a state machine. It only uses what AWS and all emulators support: inline maps, choices and retries. Its
 * input is `{ id, files: [{ kind, supplier, name, key, parts, bytes, asOf }], options }`; rows are in objects, so its
 * state stays small. After the import is published its pictures are fetched and published. If that fails the import
 * stays as it is.
 */
export function importDefinition({ tasks, pictures }: ImportFunctions) {
  const task = taskOf(tasks);
  const Catch = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Tell' }];
  const whole = { 'files.$': '$.begun.files', 'options.$': '$.options' };

  return {
    TimeoutSeconds: LONGEST_IMPORT,
    StartAt: 'Begin',
    States: {
      Begin: {
        ...task('begin', { 'files.$': '$.files', 'options.$': '$.options' }),
        ResultPath: '$.begun',
        Catch,
        Next: 'Was it applied',
      },
      // It was begun again after it was published.
      'Was it applied': choice('$.begun.outcome', { applied: 'Fetch pictures' }, 'Read files'),
      // In sequence, because lists come first and define the codes of the other files.
      'Read files': {
        Type: 'Map',
        ItemsPath: '$.begun.files',
        MaxConcurrency: 1,
        ItemSelector: {
          'id.$': '$.id',
          'begun.$': '$.begun',
          'options.$': '$.options',
          'index.$': '$$.Map.Item.Index',
        },
        ItemProcessor: {
          ProcessorConfig: { Mode: 'INLINE' },
          StartAt: 'Read file',
          States: { 'Read file': { ...task('read', { ...whole, 'index.$': '$.index' }), End: true } },
        },
        ResultPath: null,
        Catch,
        Next: 'Build',
      },
      Build: { ...task('build', whole), ResultPath: '$.built', Catch, Next: 'Is anything new' },
      'Is anything new': choice('$.built.outcome', { prepared: 'Write offers', unchanged: 'Fetch pictures' }, 'Done'),
      'Write offers': { ...writeOffers(task, 'Write chunk'), Catch, Next: 'Publish' },
      Publish: { ...publish(task), Catch, Next: 'Was another one first' },
      // Another import was published in between, so the index is rebuilt on that version.
      'Was another one first': choice('$.published.outcome', { lost: 'Build' }, 'Fetch pictures'),
      ...pictureStates(task, taskOf(pictures)),
      Done: { Type: 'Succeed' },
      Tell: { ...task('fail', { 'error.$': '$.error' }), ResultPath: null, Next: 'Failed' },
      Failed: { Type: 'Fail', Error: 'ImportFailed' },
    },
  };
}

/** Fetches pictures for some minutes, publishes them, and goes on while some are left. */
function pictureStates(task: Task, pictureTask: Task) {
  const Catch = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Failed' }];
  return {
    'Fetch pictures': { ...pictureTask('fetch'), ResultPath: '$.pictures', Catch, Next: 'Join pictures' },
    'Join pictures': { ...task('join'), ResultPath: '$.built', Catch, Next: 'Are pictures new' },
    'Are pictures new': choice('$.built.outcome', { prepared: 'Write pictured offers' }, 'Are pictures left'),
    'Write pictured offers': { ...writeOffers(task, 'Write pictured chunk'), Catch, Next: 'Publish pictures' },
    'Publish pictures': { ...publish(task), Catch, Next: 'Was another one first again' },
    'Was another one first again': choice('$.published.outcome', { lost: 'Join pictures' }, 'Are pictures left'),
    'Are pictures left': choice('$.pictures.outcome', { left: 'Fetch pictures' }, 'Done'),
  };
}

const writeOffers = (task: Task, name: string) => ({
  Type: 'Map',
  ItemsPath: '$.built.chunks',
  MaxConcurrency: 4,
  ItemSelector: { 'id.$': '$.id', 'chunk.$': '$$.Map.Item.Value' },
  ItemProcessor: {
    ProcessorConfig: { Mode: 'INLINE' },
    StartAt: name,
    States: { [name]: { ...task('write', { 'chunk.$': '$.chunk' }), End: true } },
  },
  ResultPath: null,
});

const publish = (task: Task) => ({
  ...task('publish', { 'plan.$': '$.built.plan', 'withdrawn.$': '$.built.withdrawn' }),
  ResultPath: '$.published',
});

/** Goes on by an outcome. */
const choice = (variable: string, next: Readonly<Record<string, string>>, otherwise: string) => ({
  Type: 'Choice',
  Choices: Object.entries(next).map(([outcome, Next]) => ({ Variable: variable, StringEquals: outcome, Next })),
  Default: otherwise,
});
