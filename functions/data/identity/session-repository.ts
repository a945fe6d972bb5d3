import { DeleteCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type LineChoice, type OrderAs, type Session, sessionSchema } from '#shared/schemas/stored/session.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import { getItem } from '../table/get-item.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { sessionKey, signInKey } from './keys.ts';

const signInSchema = z.object({ at: z.iso.datetime() });
type SessionIds = Pick<Session, 'userId' | 'sessionId'>;
type Change = Pick<
  UpdateCommandInput,
  'ConditionExpression' | 'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;
type ServiceLocation = Pick<Session, 'postalCode' | 'warehouseNumber'>;

export interface SessionRepository {
  /** Stores the session of somebody who signs in, and when that was. */
  create(session: Session): Promise<void>;
  /** When a user last signed in, as ISO 8601. Undefined before the first time. */
  lastSignIn(userId: string): Promise<string | undefined>;
  /** The sessions of a user that have not expired, newest first. */
  listOf(userId: string, now: Date): Promise<Session[]>;
  /** Ends the session, if it exists. Its tokens are no longer accepted. */
  end(ids: SessionIds): Promise<void>;
  /** Sets the delivery location. False when the session has ended meanwhile. */
  setLocation(ids: SessionIds, location: ServiceLocation): Promise<boolean>;
  /** Clears the delivery location and the service location. False when the session has ended meanwhile. */
  clearLocation(ids: SessionIds): Promise<boolean>;
  /** Sets the customer and ship-to address of a line of business. False when the session has ended meanwhile. */
  setLineChoice(ids: SessionIds, lineOfBusiness: LineOfBusiness, choice: LineChoice): Promise<boolean>;
  /**
   * Sets the account, cart and location that the session works with, and clears earlier choices. False when the session
   * has ended meanwhile.
   */
  setOrderAs(
    ids: SessionIds,
    orderAs: OrderAs | undefined,
    to: ServiceLocation & { cartName?: string },
  ): Promise<boolean>;
  /** Sets the active cart. False when the session has ended meanwhile. */
  setCart(ids: SessionIds, cartName: string): Promise<boolean>;
  /** Returns to the main cart, unless the session works with another cart by now. */
  leaveCart(ids: SessionIds, cartName: string): Promise<void>;
}

export function sessionRepository(table: Table): SessionRepository {
  const { client, tableName } = table;

  async function update({ userId, sessionId }: SessionIds, change: Change): Promise<boolean> {
    const Key = sessionKey(userId, sessionId);
    const command = new UpdateCommand({
      TableName: tableName,
      Key,
      ConditionExpression: 'attribute_exists(pk)',
      ...change,
    });
    return (await conditionalWrite(client.send(command))) !== undefined;
  }

  return {
    async create(session) {
      const { userId, sessionId, createdAt } = session;
      const items = [
        { ...session, ...sessionKey(userId, sessionId) },
        { at: createdAt, ...signInKey(userId) },
      ];
      await Promise.all(items.map((Item) => client.send(new PutCommand({ TableName: tableName, Item }))));
    },

    async lastSignIn(userId) {
      return z.optional(signInSchema).parse(await getItem(table, signInKey(userId)))?.at;
    },

    async listOf(userId, now) {
      const sessions = z.array(sessionSchema).parse(await queryAll(table, sessionKey(userId, ''), now));
      return sessions.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    },

    async end({ userId, sessionId }) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: sessionKey(userId, sessionId) }));
    },

    async setLocation(ids, { postalCode, warehouseNumber }) {
      const isKnown = warehouseNumber !== undefined;
      return update(ids, {
        UpdateExpression: isKnown
          ? 'SET postalCode = :code, warehouseNumber = :warehouse'
          : 'SET postalCode = :code REMOVE warehouseNumber',
        ExpressionAttributeValues: { ':code': postalCode, ...(isKnown && { ':warehouse': warehouseNumber }) },
      });
    },

    clearLocation: (ids) => update(ids, { UpdateExpression: 'REMOVE postalCode, warehouseNumber' }),

    setLineChoice: (ids, lineOfBusiness, choice) =>
      update(ids, {
        UpdateExpression: 'SET #line = :choice',
        ExpressionAttributeNames: { '#line': lineOfBusiness },
        ExpressionAttributeValues: { ':choice': choice },
      }),

    setOrderAs: (ids, orderAs, to) => {
      const next = { ...to, orderAs };
      const given = Object.entries(next).filter(([, value]) => value !== undefined);
      const gone = ['aftermarket', 'salvage', 'cartName', 'postalCode', 'warehouseNumber', 'orderAs'].filter(
        (name) => !given.some(([other]) => other === name),
      );
      const sets = given.map(([name]) => `${name} = :${name}`).join(', ');
      return update(ids, {
        UpdateExpression: [sets && `SET ${sets}`, `REMOVE ${gone.join(', ')}`].filter(Boolean).join(' '),
        ...(given.length > 0 && {
          ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
        }),
      });
    },

    setCart: (ids, cartName) =>
      update(ids, { UpdateExpression: 'SET cartName = :name', ExpressionAttributeValues: { ':name': cartName } }),

    leaveCart: async (ids, cartName) => {
      await update(ids, {
        ConditionExpression: 'cartName = :name',
        UpdateExpression: 'REMOVE cartName',
        ExpressionAttributeValues: { ':name': cartName },
      });
    },
  };
}
