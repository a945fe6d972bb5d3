import { DeleteCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { LineChoice, OrderAs, Session } from '#shared/schemas/stored/session.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import type { Table } from '../table/table.ts';
import { sessionKey } from './keys.ts';

type SessionIds = Pick<Session, 'userId' | 'sessionId'>;
type Change = Pick<
  UpdateCommandInput,
  'ConditionExpression' | 'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;
type ServiceLocation = Pick<Session, 'postalCode' | 'warehouseNumber'>;

export interface SessionRepository {
  create(session: Session): Promise<void>;
  /** Whatever is or was there; a token that names this session is worth nothing from then on. */
  end(ids: SessionIds): Promise<void>;
  /** Where the session ships to from now on. False when it has ended meanwhile. */
  setLocation(ids: SessionIds, location: ServiceLocation): Promise<boolean>;
  /** Forgets where the session ships to and from where it is served. False when it has ended meanwhile. */
  clearLocation(ids: SessionIds): Promise<boolean>;
  /** Whom it buys as in a line of business, and to where. False when it has ended meanwhile. */
  setLineChoice(ids: SessionIds, lineOfBusiness: LineOfBusiness, choice: LineChoice): Promise<boolean>;
  /** Whose account, cart and place it works with from now on; choices of before are over. False when it has ended. */
  setOrderAs(
    ids: SessionIds,
    actingFor: OrderAs | undefined,
    to: ServiceLocation & { cartName?: string },
  ): Promise<boolean>;
  /** The cart that the session works with from now on. False when it has ended meanwhile. */
  setCart(ids: SessionIds, cartName: string): Promise<boolean>;
  /** Back to the main cart, unless the session works with another cart by now. */
  leaveCart(ids: SessionIds, cartName: string): Promise<void>;
}

export function sessionRepository({ client, tableName }: Table): SessionRepository {
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
      const item = { ...session, ...sessionKey(session.userId, session.sessionId) };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
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

    setOrderAs: (ids, actingFor, to) => {
      const next = { ...to, actingFor };
      const given = Object.entries(next).filter(([, value]) => value !== undefined);
      const gone = ['aftermarket', 'salvage', 'cartName', 'postalCode', 'warehouseNumber', 'actingFor'].filter(
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
