import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { ImportInput } from './import-event.ts';

/** Starts the state machine for an import. */
export type BeginExecution = (input: ImportInput) => Promise<void>;

/** The execution is named after the import, so a repeated call does not start it twice. */
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
