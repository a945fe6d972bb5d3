import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** Returns the result of a conditional write, or undefined if its condition failed and nothing was written. */
export async function conditionalWrite<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
