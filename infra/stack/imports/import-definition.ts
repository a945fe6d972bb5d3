import { taskOf } from './task-state.ts';

/**
 * In seconds. It ends an import that is rebuilt endlessly. It is here because the CDK sets no timeout on a definition
 * text.
 */
const LONGEST_IMPORT = 7200;

/**
 * An import as a state machine. It only uses what AWS and all emulators support: inline maps, choices and retries. Its
 * input is `{ id, files: [{ kind, supplier, name, key, parts, bytes, asOf }], options }`; rows are in objects, so its
 * state stays small.
 */
export function importDefinition(taskFunction: string) {
  const task = taskOf(taskFunction);
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
        Next: 'Read files',
      },
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
      'Is anything new': {
        Type: 'Choice',
        Choices: [{ Variable: '$.built.outcome', StringEquals: 'prepared', Next: 'Write offers' }],
        Default: 'Done',
      },
      'Write offers': {
        Type: 'Map',
        ItemsPath: '$.built.chunks',
        MaxConcurrency: 4,
        ItemSelector: { 'id.$': '$.id', 'chunk.$': '$$.Map.Item.Value' },
        ItemProcessor: {
          ProcessorConfig: { Mode: 'INLINE' },
          StartAt: 'Write chunk',
          States: { 'Write chunk': { ...task('write', { 'chunk.$': '$.chunk' }), End: true } },
        },
        ResultPath: null,
        Catch,
        Next: 'Publish',
      },
      Publish: {
        ...task('publish', { 'plan.$': '$.built.plan', 'withdrawn.$': '$.built.withdrawn' }),
        ResultPath: '$.published',
        Catch,
        Next: 'Was another one first',
      },
      // Another import was published in between, so the index is rebuilt on that version.
      'Was another one first': {
        Type: 'Choice',
        Choices: [{ Variable: '$.published.outcome', StringEquals: 'lost', Next: 'Build' }],
        Default: 'Done',
      },
      Done: { Type: 'Succeed' },
      Tell: { ...task('fail', { 'error.$': '$.error' }), ResultPath: null, Next: 'Failed' },
      Failed: { Type: 'Fail', Error: 'ImportFailed' },
    },
  };
}
