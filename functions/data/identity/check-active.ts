import { check, type Write } from '../table/transact.ts';
import { accountKey } from './keys.ts';

/** Nothing new comes into an account that is, or is just being, deactivated. */
export const checkActive = (accountId: number): Write =>
  check(accountKey(accountId), {
    ConditionExpression: 'isActive = :yes',
    ExpressionAttributeValues: { ':yes': true },
  });
