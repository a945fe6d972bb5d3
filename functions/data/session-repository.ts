import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Session } from '#shared/schemas/session.ts';
import { sessionKey } from './keys.ts';
import type { Table } from './table.ts';

type SessionIds = Pick<Session, 'userId' | 'sessionId'>;
type ServiceLocation = Pick<Session, 'postalCode' | 'warehouseNumber'>;

export interface SessionRepository {
  create(session: Session): Promise<void>;
  /** Whatever is or was there; a token that names this session is worth nothing from then on. */
  end(ids: SessionIds): Promise<void>;
  /** Where the session ships to from now on. False when it has ended meanwhile. */
  setLocation(ids: SessionIds, location: ServiceLocation): Promise<boolean>;
}

export function sessionRepository({ client, tableName }: Table): SessionRepository {
  return {
    async create(session) {
      const item = { ...session, ...sessionKey(session.userId, session.sessionId) };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },

    async end({ userId, sessionId }) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: sessionKey(userId, sessionId) }));
    },

    async setLocation({ userId, sessionId }, { postalCode, warehouseNumber }) {
      const isKnown = warehouseNumber !== undefined;
      try {
        await client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: sessionKey(userId, sessionId),
            UpdateExpression: isKnown
              ? 'SET postalCode = :code, warehouseNumber = :warehouse'
              : 'SET postalCode = :code REMOVE warehouseNumber',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':code': postalCode, ...(isKnown && { ':warehouse': warehouseNumber }) },
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
  };
}
