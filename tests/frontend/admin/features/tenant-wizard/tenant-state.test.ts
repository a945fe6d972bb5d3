import { describe, expect, it } from 'vitest';
import {
  doneSteps,
  isTenantOpen,
  stepToGoOn,
  type Tenant,
} from '#frontend/admin/features/tenant-wizard/tenant-state.ts';
import { anAccountView } from '../../../../builders/admin/account-views.ts';
import { aUserView } from '../../../../builders/admin/user-views.ts';
import { aWebsiteView } from '../../../../builders/admin/website-views.ts';

const account = (but: Parameters<typeof anAccountView>[0] = {}) =>
  anAccountView({ parentId: null, active: false, logoFileName: '', ...but });
const BEGUN: Tenant = { account: account(), website: undefined, user: undefined };
const website = aWebsiteView();
const user = { ...aUserView(), active: false, invitation: null };
const invitation = { state: 'sent', sentAt: '2026-03-01T09:00:00Z', openedAt: null, acceptedAt: null } as const;
const invited = { ...user, active: true, invitation: { ...invitation, expiresAt: '2026-03-08T09:00:00Z' } };

describe('the wizard goes on after the last step that is done', () => {
  it.each([
    { tenant: BEGUN, done: ['company'], step: 'address', why: 'only the account is there' },
    { tenant: { ...BEGUN, website }, done: ['company', 'address'], step: 'brand', why: 'it has an address' },
    {
      tenant: { account: account({ own: { color1: '1D3557' } }), website, user: undefined },
      done: ['company', 'address', 'brand'],
      step: 'customers',
      why: 'it has a color',
    },
    {
      tenant: { account: account({ logoFileName: '/images/a/9/logo.png' }), website, user: undefined },
      done: ['company', 'address', 'brand'],
      step: 'customers',
      why: 'it has a logo',
    },
    {
      tenant: { account: account({ salvageCustomerNumber: '10' }), website, user: undefined },
      done: ['company', 'address', 'customers'],
      step: 'user',
      why: 'the brand was left out',
    },
    {
      tenant: { ...BEGUN, website, user },
      done: ['company', 'address', 'user'],
      step: 'open',
      why: 'the user is ready',
    },
    {
      tenant: { account: account({ active: true }), website, user: invited },
      done: ['company', 'address', 'user', 'open'],
      step: 'open',
      why: 'it is open',
    },
  ] as const)('at $step, because $why', ({ tenant, done, step }) => {
    expect(doneSteps(tenant)).toEqual(done);
    expect(stepToGoOn(tenant)).toBe(step);
  });
});

describe('a tenant is open once everything was done', () => {
  const open: Tenant = { account: account({ active: true }), website, user: invited };
  it.each([
    { tenant: open, isDone: true, why: 'everything was done' },
    { tenant: { ...open, account: account() }, isDone: false, why: 'the account is inactive' },
    { tenant: { ...open, user: { ...invited, active: false } }, isDone: false, why: 'the user is inactive' },
    { tenant: { ...open, user: { ...invited, invitation: null } }, isDone: false, why: 'no invitation was sent' },
    {
      tenant: { ...open, user: { ...invited, invitation: null, lastSignInAt: '2026-03-02T09:00:00Z' } },
      isDone: true,
      why: 'the user got in with a password',
    },
    { tenant: { ...open, user: undefined }, isDone: false, why: 'there is no user' },
  ])('$isDone: $why', ({ tenant, isDone }) => {
    expect(isTenantOpen(tenant)).toBe(isDone);
  });
});
