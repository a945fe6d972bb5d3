import { ExecutionAbortedError, StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { startJsonServer } from '../aws-json-server.ts';
import type { LocalServer } from '../local-server.ts';
import type { StateMachineDefinition as Machine } from '../template/stack.ts';
import type { Execution, ExecutionFiles } from './execution-files.ts';

interface StatesProps {
  readonly machines: readonly Machine[];
  readonly executions: ExecutionFiles;
  /** Calls the function that a task names. */
  readonly call: (functionName: string, event: object) => Promise<unknown>;
  readonly onFailure: (message: string, cause?: unknown) => void;
}

export interface States extends LocalServer {
  /** Restarts the executions that a killed process left behind. Their tasks may run twice. */
  readonly resume: () => Promise<void>;
}

/**
 * Step Functions on 127.0.0.1, as far as the product uses it: executions are started, run, and restarted after a kill.
 */
export async function startStates({ machines, executions, call, onFailure }: StatesProps): Promise<States> {
  const running = new Set<() => void>();
  const started = new Set<string>();

  async function run(execution: Execution): Promise<void> {
    const machine = machines.find(({ name }) => name === execution.machine);
    if (!machine) return;
    const { abort, result } = new StateMachine(machine.definition as unknown as StateMachineDefinition).run(
      JSON.parse(execution.input),
      { overrides: { taskResourceLocalHandlers: tasksOf(machine.definition, call) } },
    );
    running.add(abort);
    try {
      await result;
    } catch (error) {
      if (error instanceof ExecutionAbortedError) return;
      onFailure(`${execution.machine} ${execution.name} failed`, error);
    } finally {
      running.delete(abort);
    }
    await executions.save({ ...execution, hasEnded: true });
  }

  const begin = (execution: Execution): void =>
    void run(execution).catch((error) => onFailure(`${execution.machine} ${execution.name} can not be run`, error));

  async function startExecution({ stateMachineArn, name, input }: Readonly<Record<string, string>>) {
    const machine = machines.find(({ arn }) => arn === stateMachineArn)?.name;
    if (machine === undefined) return refused('StateMachineDoesNotExist');
    if (!name || input === undefined) return refused('InvalidName');
    const earlier = await executions.find(machine, name);
    if (earlier && (earlier.hasEnded || earlier.input !== input)) return refused('ExecutionAlreadyExists');
    // Two calls at the same time start one execution.
    if (!earlier && !started.has(`${machine}.${name}`)) {
      started.add(`${machine}.${name}`);
      const execution = { machine, name, input, hasEnded: false };
      await executions.save(execution);
      begin(execution);
    }
    return { statusCode: 200, body: { executionArn: `${stateMachineArn}:${name}`, startDate: Date.now() / 1000 } };
  }

  const { endpoint, close } = await startJsonServer({
    name: 'Step Functions',
    version: '1.0',
    answer: (operation, body) =>
      operation === 'StartExecution' ? startExecution(JSON.parse(body)) : Promise.resolve(refused('UnknownOperation')),
  });
  return {
    endpoint,
    resume: async () => (await executions.unended()).forEach(begin),
    close: async () => {
      for (const abort of running) abort();
      await close();
    },
  };
}

const refused = (type: string) => ({ statusCode: 400, body: { __type: type, message: type } });

interface Task {
  readonly Type: 'Task';
  readonly Resource: string;
}

type TaskHandler = (input: unknown) => Promise<never>;

/** A handler for each task by the name of its state, including those in maps. */
function tasksOf(definition: unknown, call: StatesProps['call']): Record<string, TaskHandler> {
  if (typeof definition !== 'object' || definition === null) return {};
  const own = Object.entries(definition)
    .filter((entry): entry is [string, Task] => entry[1]?.Type === 'Task')
    .map(([state, { Resource }]): [string, TaskHandler] => {
      const functionName = Resource.split(':').at(-1) ?? '';
      return [state, async (input) => (await call(functionName, Object(input))) as never];
    });
  const inner = Object.values(definition).map((value) => tasksOf(value, call));
  return Object.assign({}, ...inner, Object.fromEntries(own));
}
