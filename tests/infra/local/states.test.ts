import {
  ExecutionAlreadyExists,
  SFNClient,
  StartExecutionCommand,
  StateMachineDoesNotExist,
} from '@aws-sdk/client-sfn';
import { expect, it, onTestFinished, vi } from 'vitest';
import { executionFiles } from '#infra/local/states/execution-files.ts';
import { startStates } from '#infra/local/states/start-states.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:imports';
const TASK = 'arn:aws:lambda:us-east-1:000000000000:function:tasks';

/** A busy machine may need longer than the library's second. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

/** Each of the list is done by a task in a map, and the end by one of its own. */
const definition = {
  StartAt: 'Each',
  States: {
    Each: {
      Type: 'Map',
      ItemsPath: '$.list',
      ItemProcessor: { StartAt: 'One', States: { One: { Type: 'Task', Resource: TASK, End: true } } },
      ResultPath: null,
      Next: 'End',
    },
    End: { Type: 'Task', Resource: `${TASK}-of-the-end`, End: true },
  },
};

async function started(folder: string, call: (name: string, event: object) => Promise<unknown>) {
  const failures: string[] = [];
  const executions = await executionFiles(folder);
  const states = await startStates({
    machines: [{ name: 'imports', arn: ARN, definition }],
    executions,
    call,
    onFailure: (message) => failures.push(message),
  });
  const client = new SFNClient({
    endpoint: states.endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  onTestFinished(async () => {
    client.destroy();
    await states.close();
  });
  const begin = (name: string, list: readonly string[], stateMachineArn = ARN) =>
    client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify({ list }) }));
  return { begin, states, executions, failures };
}

it('runs an execution, with the function that each task names', async () => {
  const calls: unknown[] = [];
  const { begin, executions } = await started(await temporaryFolder(), async (name, event) => {
    calls.push([name, event]);
    return {};
  });
  await begin('one', ['a', 'b']);
  await eventually(async () => expect((await executions.find('imports', 'one'))?.hasEnded).toBe(true));
  expect(calls).toEqual([
    ['tasks', expect.anything()],
    ['tasks', expect.anything()],
    ['tasks-of-the-end', { list: ['a', 'b'] }],
  ]);
});

it('begins a running execution again only in name, and refuses its name for anything else', async () => {
  const end = Promise.withResolvers<void>();
  const { begin, executions } = await started(await temporaryFolder(), () => end.promise);
  await begin('one', ['a']);
  await begin('one', ['a']);
  await expect(begin('one', ['b'])).rejects.toThrow(ExecutionAlreadyExists);
  end.resolve();
  await eventually(async () => expect((await executions.find('imports', 'one'))?.hasEnded).toBe(true));
  await expect(begin('one', ['a'])).rejects.toThrow(ExecutionAlreadyExists);
});

it('knows no machine that the template has not', async () => {
  const { begin } = await started(await temporaryFolder(), async () => ({}));
  await expect(begin('one', [], `${ARN}-of-another-stack`)).rejects.toThrow(StateMachineDoesNotExist);
});

it('begins anew what was cut off, and nothing that has ended', async () => {
  const folder = await temporaryFolder();
  const first = await started(folder, async () => ({}));
  await first.begin('ended', []);
  await eventually(async () => expect((await first.executions.find('imports', 'ended'))?.hasEnded).toBe(true));
  const cutOff = await started(folder, () => new Promise(() => undefined));
  await cutOff.begin('cut-off', ['a']);
  await cutOff.states.close();

  const calls: string[] = [];
  const again = await started(folder, async (name) => {
    calls.push(name);
    return {};
  });
  await again.states.resume();
  await eventually(async () => expect(await again.executions.unended()).toEqual([]));
  expect(calls).toEqual(['tasks', 'tasks-of-the-end']);
});

it('tells of an execution that failed', async () => {
  const { begin, executions, failures } = await started(await temporaryFolder(), () =>
    Promise.reject(new Error('broken')),
  );
  await begin('one', ['a']);
  await eventually(async () => expect((await executions.find('imports', 'one'))?.hasEnded).toBe(true));
  expect(failures).toEqual(['imports one failed']);
});
