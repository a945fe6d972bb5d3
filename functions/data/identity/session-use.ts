import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Session } from '#shared/schemas/stored/session.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import type { Table } from '../table/table.ts';
import { sessionKey } from './keys.ts';

/** Records that a session is in use. A session that has ended meanwhile does not come back. */
export type MarkSessionUsed = (session: Pick<Session, 'userId' | 'sessionId'>, now: Date) => Promise<void>;

export const sessionUse =
  ({ client, tableName }: Table): MarkSessionUsed =>
  async ({ userId, sessionId }, now) => {
    const command = new UpdateCommand({
      TableName: tableName,
      Key: sessionKey(userId, sessionId),
      ConditionExpression: 'attribute_exists(pk)',
      UpdateExpression: 'SET usedAt = :now',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    });
    await conditionalWrite(client.send(command));
  };
