import { AppError, type FieldError } from '#shared/errors.ts';
import type { AddedSynonym } from '#shared/schemas/stored/synonyms.ts';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { areSameWords, MOST_PHRASE_WORDS, phraseFault } from '../search/query/words/synonym-faults.ts';
import type { ImportsDependencies } from './dependencies.ts';

const FAULTS: Readonly<Record<NonNullable<ReturnType<typeof phraseFault>>, string>> = {
  'no word': SYNONYM_TEXTS.noWord,
  'too many words': SYNONYM_TEXTS.tooManyWords(MOST_PHRASE_WORDS),
};

/** Adds a synonym (decision B243). A repeated call returns the one that is there. */
export const makeAddSynonym =
  ({ synonyms, newId, now }: Pick<ImportsDependencies, 'synonyms' | 'newId' | 'now'>) =>
  async (body: SynonymWords, { user }: Pick<SignedIn, 'user'>): Promise<AddedSynonym> => {
    const fieldErrors = faultsOf(body);
    refuseFields(fieldErrors);
    const added = { id: newId(), ...body, addedAt: now().toISOString(), addedBy: user.userName };
    return synonyms.add(added, (others) => earlierOf(body, others));
  };

function faultsOf({ words, means }: SynonymWords): FieldError[] {
  const faults = Object.entries({ Words: words, Means: means }).flatMap(([path, text]): FieldError[] => {
    const fault = phraseFault(text);
    return fault === undefined ? [] : [{ path, message: FAULTS[fault] }];
  });
  const isSame = faults.length === 0 && areSameWords(words, means);
  return isSame ? [{ path: 'Means', message: SYNONYM_TEXTS.sameMeaning }] : faults;
}

/** @throws {AppError} if the words mean something else already. */
function earlierOf({ words, means }: SynonymWords, others: readonly AddedSynonym[]): AddedSynonym | undefined {
  const earlier = others.find((other) => areSameWords(other.words, words));
  if (!earlier || areSameWords(earlier.means, means)) return earlier;
  const message = SYNONYM_TEXTS.alreadyAdded(earlier.means);
  throw new AppError('conflict', message, { fieldErrors: [{ path: 'Words', message }] });
}
