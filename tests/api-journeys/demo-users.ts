import type { Level } from '#shared/rules/access.ts';

interface DemoUser {
  readonly userName: string;
  /** The host they sign in on. */
  readonly host: string;
  readonly level: Level;
}

export const DEMO_PASSWORD = 'Welcome2Parts';

export const PROVIDER = 'provider.localhost';
export const NORTHSIDE = 'northside.localhost';
export const SUMMIT = 'summit.localhost';

/** Everybody of the demo data, on every level there is. */
export const DEMO_USERS: readonly DemoUser[] = [
  { userName: 'provider-admin', host: PROVIDER, level: 0 },
  { userName: 'northside-admin', host: NORTHSIDE, level: 1 },
  { userName: 'northside-buyer', host: NORTHSIDE, level: 3 },
  { userName: 'summit-admin', host: SUMMIT, level: 1 },
  { userName: 'summit-buyer', host: SUMMIT, level: 3 },
  { userName: 'summit-east-admin', host: SUMMIT, level: 2 },
  { userName: 'summit-east-buyer', host: SUMMIT, level: 3 },
];
