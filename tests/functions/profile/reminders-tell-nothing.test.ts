import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { recordedTable } from '../../support/recorded-table.ts';
import { sessionApi } from '../../support/session-api.ts';

const hashed = vi.hoisted(() => ({ times: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <Arguments extends unknown[], Result>(call: (...given: Arguments) => Result) =>
    (...given: Arguments) => {
      hashed.times += 1;
      return call(...given);
    };
  return { hash: counted(hash), verify: counted(verify) };
});

const KINDS = [
  { kind: 'a user of the store', userName: 'summit-buyer' },
  { kind: 'nobody', userName: 'nobody-at-all' },
  { kind: 'a user who was deactivated', userName: 'summit-admin' },
  { kind: 'a user of another tenant', userName: 'northside-buyer' },
] as const;
const TRIES = [1, 2, 3, 4, 5];
const MINUTE = 60_000;

let table: Table;
let commands: (string | undefined)[];
let ask: (userName: string) => Promise<object>;
let visitor: StoreVisitor;
let time = Date.parse('2026-03-02T09:00:00Z');
beforeAll(async () => {
  const demo = await demoTable();
  ({ table, commands } = recordedTable(demo));
  const users = userRepository(demo);
  const leaver = await users.findByUserName('summit-admin');
  await users.deactivate(provider, leaver?.userId ?? '');
  const send = sessionApi(table, () => new Date(time));
  visitor = storeVisitor(send, SUMMIT);
  ask = async (userName) => {
    const [from, hashesBefore] = [commands.length, hashed.times];
    const { status, text, headers } = await visitor.call(profileContract.remindPassword, { query: { username: userName } });
    return {
      status,
      text,
      headers: Object.fromEntries([...headers].filter(([name]) => name !== 'apigw-requestid')),
      commands: commands.slice(from).toSorted(),
      hashes: hashed.times - hashesBefore,
    };
  };
});
/** The counts of the test before are over, and the store is read again. */
beforeEach(async () => {
  time += 60 * MINUTE;
  await visitor.call(sessionContract.getApplication);
});

describe('S04: reminders of known, unknown, inactive and foreign names cost and answer the same (decision B290):', () => {
  it.each(TRIES)('try %i', async (tries) => {
    const answers = [];
    for (const { userName } of KINDS) {
      for (let earlier = 1; earlier < tries; earlier += 1) await ask(userName);
      answers.push(await ask(userName));
    }
    const [known, ...others] = answers;
    expect(known).toMatchObject({ status: 200, text: 'null', hashes: 0 });
    for (const other of others) expect(other).toEqual(known);
  });

  it('beyond the limit, too', async () => {
    const answers = [];
    for (const { userName } of KINDS) {
      for (const _ of TRIES) await ask(userName);
      answers.push({ ...(await ask(userName)), text: '' });
      time += 60 * MINUTE;
    }
    const [known, ...others] = answers;
    expect(known).toMatchObject({ status: 429 });
    for (const other of others) expect(other).toEqual(known);
  });
});
