import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Table } from '#functions/data/table/table.ts';
import type { Chance } from '../search/chance.ts';

/** Faults that a test can cause at a step of a process. */
const FAULTS = ['killed before', 'killed after', 'cut off', 'answer lost', 'refused'] as const;
type Fault = (typeof FAULTS)[number];

/** A request that left a process, and what went wrong with it. */
export interface Step {
  /** Such as 'TransactWriteCommand', or 'mail 1000001'. */
  readonly name: string;
  readonly fault: Fault | undefined;
}

/** One life of a function. Its requests fail at random, and after it is killed it makes none. */
export interface FaultyProcess {
  /** The table as this process sees it. */
  readonly table: Table;
  /** Calls another service. `refuse` makes a refusal that certainly had no effect. */
  readonly step: <T>(name: string, does: () => Promise<T>, refuse: () => T) => Promise<T>;
}

class Killed extends Error {}

/** How likely a request to the table fails. Some lives are quiet, some are short. */
const AT_THE_TABLE = [0.01, 0.05, 0.12];
/** How likely a request to the gateway or the mailer fails. */
const ELSEWHERE = 0.3;

/** Adds every step to the journal, in order. */
export function faultyProcess({ client, tableName }: Table, { is, of }: Chance, journal: Step[]): FaultyProcess {
  const atTheTable = of(AT_THE_TABLE);
  let isDead = false;

  async function step<T>(name: string, does: () => Promise<T>, refuse: () => T): Promise<T> {
    if (isDead) throw new Killed();
    const fault = is(name.endsWith('Command') ? atTheTable : ELSEWHERE) ? of(FAULTS) : undefined;
    journal.push({ name, fault });
    if (fault === 'refused') return refuse();
    if (fault === 'cut off') throw new Error('connect ECONNREFUSED');
    if (fault === 'killed before') isDead = true;
    if (isDead) throw new Killed();
    const answer = await does();
    if (fault === 'killed after') isDead = true;
    // A request that was under way at the kill is completed, but nobody receives its response.
    if (isDead) throw new Killed();
    if (fault === 'answer lost') throw new Error('socket hang up');
    return answer;
  }

  function refuseCommand(name: string): never {
    if (name !== 'TransactWriteCommand')
      throw new ProvisionedThroughputExceededException({ message: '', $metadata: {} });
    const Code = of(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
    throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons: [{ Code }] });
  }

  const send = (command: Parameters<typeof client.send>[0]) => {
    const { name } = command.constructor;
    return step(
      name,
      () => client.send(command),
      () => refuseCommand(name),
    );
  };
  return { table: { client: Object.create(client, { send: { value: send } }), tableName }, step };
}
