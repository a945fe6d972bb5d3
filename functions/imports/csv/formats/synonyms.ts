import { type SynonymFile, type SynonymRow, synonymFileSchema } from '#shared/schemas/stored/synonyms.ts';
import { removesAny } from '../../../search/query/words/provider-words.ts';
import { areSameWords, MOST_PHRASE_WORDS, phraseFault } from '../../../search/query/words/synonym-faults.ts';
import { list, name, oneOf } from '../cells.ts';
import { type CellReader, deciding, optional, required, withDefault } from '../column.ts';
import { csvFormat } from '../csv-format.ts';
import { RowRefusal } from '../refusal.ts';

const FAULTS: Readonly<Record<NonNullable<ReturnType<typeof phraseFault>>, string>> = {
  'no word': 'has no letters or digits',
  'too many words': `has more than ${MOST_PHRASE_WORDS} words`,
};

/** Words as customers type them. */
const phrase: CellReader<string> = (cell, warn) => {
  const fault = phraseFault(cell);
  return fault === undefined ? name(cell, warn) : new RowRefusal('invalid', `"${cell}" ${FAULTS[fault]}.`);
};

const relation = oneOf<SynonymRow['relation']>({
  same: ['equals'],
  first: ['means first'],
  also: ['will do'],
  remove: ['delete'],
});

/** Synonyms, keywords of part types, and changes to the synonyms of the product. All rows become one record (decision B240). */
export const synonymsFormat = csvFormat({
  kind: 'synonyms',
  columns: {
    words: required(['Words', 'Word', 'Keyword', 'Keywords'], list(phrase)),
    means: deciding(withDefault(['Means', 'Meaning'], list(phrase), [])),
    partType: deciding(optional(['Part Type', 'Code', 'Part Code'], name)),
    relation: deciding(optional(['Relation', 'Action'], relation)),
  },
  schema: synonymFileSchema,
  rowOf({ words, means, partType, relation: given }, { namesOfPartType, warn }): SynonymFile | RowRefusal {
    const names = partType === undefined ? [] : namesOfPartType(partType);
    if (partType !== undefined && names.length === 0) {
      return new RowRefusal('unknown-part-type', `There is no part type ${partType}.`, 'Part Type');
    }
    const usual = partType !== undefined && means.length === 0 ? 'first' : 'same';
    const row = { words, means: [...means, ...names], relation: given ?? usual };
    const fault = faultOf(row);
    if (fault) return fault;
    if (row.relation === 'remove' && !removesAny(row)) {
      warn('Words', 'nothing-to-remove', 'The synonyms of the product don’t have these words, so nothing is removed.');
    }
    return { rows: [row] };
  },
  keyOf: () => '',
  merge: (earlier, later) => ({ rows: [...earlier.rows, ...later.rows] }),
});

function faultOf({ words, means, relation: kind }: SynonymRow): RowRefusal | undefined {
  if (words.length === 0) return new RowRefusal('missing', 'A word is required.', 'Words');
  if (kind === 'remove') return undefined;
  if (means.length === 0 && (kind !== 'same' || words.length === 1)) {
    return new RowRefusal('missing', 'Say what the words mean, in Means or Part Type.', 'Means');
  }
  const all = [...words, ...means];
  const same = all.find((one, index) => all.some((other, place) => place > index && areSameWords(one, other)));
  return same === undefined
    ? undefined
    : new RowRefusal('same-words', `"${same}" is in the row twice, perhaps in another spelling.`, 'Words');
}
