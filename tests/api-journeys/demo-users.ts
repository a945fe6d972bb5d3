import { demoStores, DEMO_PASSWORD as password } from '#functions/demo/demo-accounts.ts';
import type { Level } from '#shared/values/access.ts';

interface DemoUser {
  readonly userName: string;
  /** The host on which they sign in. */
  readonly host: string;
  readonly level: Level;
}

export const PROVIDER = 'provider.localhost';
export const NORTHSIDE = 'northside.localhost';
export const SUMMIT = 'summit.localhost';

/** The password of every demo user. */
export const DEMO_PASSWORD: string = password;

const LEVELS: Readonly<Record<string, Level>> = {
  'provider-admin': 0,
  'northside-admin': 1,
  'northside-buyer': 3,
  'summit-admin': 1,
  'summit-buyer': 3,
  'summit-east-admin': 2,
  'summit-east-buyer': 3,
};

/** All users of the demo data, with their level on their host. */
export const DEMO_USERS: readonly DemoUser[] = demoStores.flatMap(({ host, ...parent }) =>
  [parent, ...parent.children].flatMap(({ users }) =>
    users.map(({ userName }) => ({ userName, host, level: levelOf(userName) })),
  ),
);

function levelOf(userName: string): Level {
  const level = LEVELS[userName];
  if (level === undefined) throw new Error(`LEVELS does not say which level ${userName} has`);
  return level;
}
