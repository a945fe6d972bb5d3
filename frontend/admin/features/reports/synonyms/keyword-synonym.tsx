import { useQuery } from '@tanstack/react-query';
import { hasTypedWords } from '#shared/rules/search/typed-words.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { addedSynonymsQuery } from './synonym-queries.ts';
import { useUndoSynonym } from './use-undo-synonym.ts';

interface KeywordSynonymProps {
  readonly keyword: string;
  readonly onAdd: (keyword: string) => void;
}

/** The synonym of a keyword with an Undo button, or a button that adds one. */
export function KeywordSynonym({ keyword, onAdd }: KeywordSynonymProps) {
  const { data: synonyms = [] } = useQuery(addedSynonymsQuery);
  const undoing = useUndoSynonym();
  const added = synonyms.find(({ words }) => hasTypedWords(keyword, words));

  function handleClick() {
    if (undoing.isPending) return;
    if (added) undoing.mutate(added);
    else onAdd(keyword);
  }

  // One button for both, so that it keeps the focus.
  return (
    <ActionArea>
      {added && <span>{SYNONYM_TEXTS.meansText(added.means)} </span>}
      <TextButton
        aria-label={added ? SYNONYM_TEXTS.undoFor(keyword) : SYNONYM_TEXTS.addFor(keyword)}
        onClick={handleClick}
      >
        {added ? SYNONYM_TEXTS.undo : SYNONYM_TEXTS.add}
      </TextButton>
    </ActionArea>
  );
}
