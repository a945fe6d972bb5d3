import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { ImportInput } from './import-event.ts';

/** Lets the state machine begin with an import. */
export type BeginExecution = (input: ImportInput) => Promise<void>;

/** The execution has the import's id for its name, so that a repeat begins nothing twice. */
export function beginExecution(stateMachineArn: string): BeginExecution {
  let client: SFNClient | undefined;
  return async (input) => {
    client ??= new SFNClient();
    const command = new StartExecutionCommand({ stateMachineArn, name: input.id, input: JSON.stringify(input) });
    try {
      await client.send(command);
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  };
}
