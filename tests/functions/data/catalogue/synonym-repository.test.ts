import { beforeEach, describe, expect, it } from 'vitest';
import { type SynonymRepository, synonymRepository } from '#functions/data/catalogue/synonym-repository.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { anAddedSynonym, aSynonymRow } from '../../../builders/synonyms.ts';
import { testTable } from '../../../support/test-table.ts';

let synonyms: SynonymRepository;
beforeEach(async () => {
  synonyms = synonymRepository(await testTable());
});

const OLD = anAddedSynonym({ id: 'b', words: 'face bar', addedAt: '2026-03-01T09:00:00.000Z' });
const NEW = anAddedSynonym({ id: 'a', words: 'doghouse', addedAt: '2026-03-02T09:00:00.000Z' });
const none = () => undefined;

it('there are none at first, of version 0', async () => {
  expect(await synonyms.version()).toBe(0);
  expect(await synonyms.read()).toEqual({ rows: [], added: [] });
});

it('the file and what was added are kept apart, the oldest added first', async () => {
  const rows = [aSynonymRow({})];
  await synonyms.add(NEW, none);
  await synonyms.add(OLD, none);
  await synonyms.saveFile({ rows });
  expect(await synonyms.read()).toEqual({ rows, added: [OLD, NEW] });
  expect(await synonyms.listAdded()).toEqual([OLD, NEW]);
});

it('every change counts the version up, and nothing else does', async () => {
  await synonyms.saveFile({ rows: [aSynonymRow({})] });
  expect(await synonyms.version()).toBe(1);
  await synonyms.add(NEW, none);
  expect(await synonyms.version()).toBe(2);
  expect(await synonyms.remove('nobody')).toBe(false);
  await synonyms.add(OLD, () => NEW);
  expect(await synonyms.version()).toBe(2);
  expect(await synonyms.remove(NEW.id)).toBe(true);
  expect(await synonyms.version()).toBe(3);
});

describe('a synonym', () => {
  it('that an earlier one stands for is not added', async () => {
    await synonyms.add(NEW, none);
    expect(await synonyms.add(OLD, (others) => others[0])).toEqual(NEW);
    expect(await synonyms.listAdded()).toEqual([NEW]);
  });

  it('of several that are added at the same time is never lost', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `s${index}`);
    await Promise.all(ids.map((id) => synonyms.add(anAddedSynonym({ id }), none)));
    expect((await synonyms.listAdded()).map(({ id }) => id).toSorted()).toEqual(ids);
    expect(await synonyms.version()).toBe(ids.length);
  });
});

it('a file that is too long for the table is refused, and the earlier one stays', async () => {
  const rows = [aSynonymRow({})];
  await synonyms.saveFile({ rows });
  const long = Array.from({ length: 4000 }, () => aSynonymRow({ means: ['m'.repeat(60)] }));
  await expect(synonyms.saveFile({ rows: long })).rejects.toMatchObject({ message: SYNONYM_TEXTS.fileTooLong });
  expect((await synonyms.read()).rows).toEqual(rows);
});
