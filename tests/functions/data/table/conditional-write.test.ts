import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { conditionalWrite } from '#functions/data/table/conditional-write.ts';

it('a conditional write answers what the table answered', async () => {
  expect(await conditionalWrite(Promise.resolve('written'))).toBe('written');
});

it('is undefined if its condition failed', async () => {
  const failed = new ConditionalCheckFailedException({ message: 'The condition failed', $metadata: {} });
  expect(await conditionalWrite(Promise.reject(failed))).toBeUndefined();
});

it('fails with every other error, so that nothing is taken for written', async () => {
  await expect(conditionalWrite(Promise.reject(new Error('No connection')))).rejects.toThrow('No connection');
});
