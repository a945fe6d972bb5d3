import { type DeleteObjectsCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { peopleStore } from '#functions/imports/people/people-store.ts';

/** A bucket whose listings have two objects each. */
function bucketOf(keys: Set<string>, { refuses = false } = {}): S3Client {
  const send = async (command: ListObjectsV2Command | DeleteObjectsCommand) => {
    if (command instanceof ListObjectsV2Command) {
      const found = [...keys].filter((key) => key.startsWith(command.input.Prefix ?? ''));
      return { Contents: found.slice(0, 2).map((Key) => ({ Key })), IsTruncated: found.length > 2 };
    }
    const { Objects = [] } = command.input.Delete ?? {};
    if (refuses) return { Errors: [{ Key: Objects[0]?.Key, Message: 'Access Denied' }] };
    for (const { Key = '' } of Objects) keys.delete(Key);
    return {};
  };
  return { send } as unknown as S3Client;
}

it('deletes all objects of an import, also more than one listing has, and none of another', async () => {
  const keys = new Set([0, 1, 2, 3, 4].map((batch) => `imports/one/rows/${batch}.json`));
  keys.add('imports/one-more/index.json');
  await peopleStore('people', () => bucketOf(keys)).removeImport('one');
  expect([...keys]).toEqual(['imports/one-more/index.json']);
});

it('fails when an object can not be deleted, so that its task is repeated', async () => {
  const bucket = bucketOf(new Set(['imports/one/index.json']), { refuses: true });
  await expect(peopleStore('people', () => bucket).removeImport('one')).rejects.toThrow('Access Denied');
});
