/** Retries of every task. They match all errors, because some emulators lose the names of errors. */
const RETRY = [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 2, MaxAttempts: 3, BackoffRate: 2 }];

/** Makes states that call the function of a workflow with a step and the id of the import. */
export const taskOf =
  (taskFunction: string) =>
  (step: string, parameters: Readonly<Record<string, string>> = {}) => ({
    Type: 'Task',
    Resource: taskFunction,
    Parameters: { step, 'id.$': '$.id', ...parameters },
    TimeoutSeconds: 900,
    Retry: RETRY,
  });
