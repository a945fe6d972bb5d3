import { expect, it } from 'vitest';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { accessRefusal, type Level, levels, type Permission } from '#shared/values/access.ts';

const PERMISSIONS: readonly Permission[][] = [[], ['checkout'], ['usermanagement'], ['checkout', 'usermanagement']];
const cases = levels.flatMap((deepest) =>
  levels.flatMap((level) => PERMISSIONS.map((permissions) => ({ deepest, level, permissions }))),
);

it.each(cases)(
  'a screen is open to whom the server admits: up to $deepest, level $level with $permissions',
  (person) => {
    const { deepest, level, permissions } = person;
    const access: { signedIn: true; level: Level; permission: 'usermanagement' } = {
      signedIn: true,
      level: deepest,
      permission: 'usermanagement',
    };
    const resultantPermissions = permissions.map((permissionName) => ({ permissionName }));
    const isAdmitted = accessRefusal(access, { level, permissions }) === undefined;
    expect(mayAdminister({ level, resultantPermissions }, deepest)).toBe(isAdmitted);
  },
);
