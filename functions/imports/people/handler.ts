import { table } from '../../data/table/deployed-table.ts';
import { noopWake } from '../../integrations/wake-outbox.ts';
import { peopleDependencies } from './people-dependencies.ts';
import { peopleSteps } from './people-steps.ts';
import { peopleStore } from './people-store.ts';

/** The Lambda that runs every task of the state machine for people. Invitations wait for the schedule of the outbox. */
export const handler = peopleSteps(
  peopleDependencies(table, {
    objects: peopleStore(process.env['PEOPLE_BUCKET'] ?? ''),
    wakeOutbox: noopWake,
    now: () => new Date(),
  }),
);
