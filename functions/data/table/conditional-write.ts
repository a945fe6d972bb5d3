import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** What a conditional write answers; undefined, and nothing is written, when its condition does not hold. */
export async function conditionalWrite<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
