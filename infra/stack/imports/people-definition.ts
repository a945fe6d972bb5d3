import { taskOf } from './task-state.ts';

/** In seconds. A file of the most rows takes a tenth of it; the limit ends a run that never ends. */
const LONGEST_RUN = 6 * 3600;

/**
 * A run of an import of people as a state machine: checking its file, saving its rows, inviting its users or taking it
 * back, as its record says. It only uses what AWS and all emulators support. Its input is `{ id, run }`. Rows are in
 * objects, so its state is the list of at most 600 batches.
 */
export function peopleDefinition(taskFunction: string) {
  const task = taskOf(taskFunction);
  const Catch = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Tell' }];
  const ofRun = { 'run.$': '$.run' };

  return {
    TimeoutSeconds: LONGEST_RUN,
    StartAt: 'Begin',
    States: {
      Begin: { ...task('begin', ofRun), ResultPath: '$.begun', Catch, Next: 'Work on batches' },
      // In sequence, because a row may name an account as its parent that a row before it makes.
      'Work on batches': {
        Type: 'Map',
        ItemsPath: '$.begun.batches',
        MaxConcurrency: 1,
        ItemSelector: { 'id.$': '$.id', ...ofRun, 'item.$': '$$.Map.Item.Value' },
        ItemProcessor: {
          ProcessorConfig: { Mode: 'INLINE' },
          StartAt: 'Work on batch',
          States: {
            'Work on batch': {
              ...task('batch', { ...ofRun, 'batch.$': '$.item.batch', 'place.$': '$.item.place' }),
              End: true,
            },
          },
        },
        ResultPath: null,
        Catch,
        Next: 'End',
      },
      End: { ...task('end', ofRun), ResultPath: null, Catch, Next: 'Done' },
      Done: { Type: 'Succeed' },
      Tell: { ...task('fail', { ...ofRun, 'error.$': '$.error' }), ResultPath: null, Next: 'Failed' },
      Failed: { Type: 'Fail', Error: 'ImportFailed' },
    },
  };
}
