import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';

/** Starts a state machine. An execution of this name is not started twice. */
export type BeginExecution = (name: string, input: object) => Promise<void>;

export function beginExecution(stateMachineArn: string): BeginExecution {
  let client: SFNClient | undefined;
  return async (name, input) => {
    client ??= new SFNClient();
    const command = new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) });
    try {
      await client.send(command);
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  };
}
