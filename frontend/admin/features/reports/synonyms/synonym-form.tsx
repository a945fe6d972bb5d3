import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { importsContract } from '#shared/contracts/imports.ts';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { findsParts, SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { toast } from '../../../../ui/page/toasts.tsx';
import classes from './synonym-form.module.css';
import { addedSynonymsQuery, synonymPreviewQuery } from './synonym-queries.ts';

interface SynonymFormProps {
  /** A keyword that found nothing. */
  readonly keyword: string;
  readonly onAdded: () => void;
}

/** Asks what a keyword means, and says how many parts it would find before it is added. */
export function SynonymForm({ keyword, onAdded }: SynonymFormProps) {
  const queryClient = useQueryClient();
  const meaning = useRef<HTMLInputElement>(null);
  useEffect(() => meaning.current?.focus(), []);
  const adding = useMutation({
    mutationFn: (body: SynonymWords) => importsApi.addSynonym({ body }),
    async onSuccess({ words }) {
      toast.success(SYNONYM_TEXTS.added(words));
      await queryClient.invalidateQueries(addedSynonymsQuery);
      onAdded();
    },
  });
  const { form, field, values, problems, focus, isPending } = useForm({
    schema: importsContract.addSynonym.body,
    initial: { words: keyword, means: '' },
    missing: { words: SYNONYM_TEXTS.wordsMissing, means: SYNONYM_TEXTS.meansMissing },
    submit: (typed) => adding.mutateAsync(trimmed(typed)),
  });
  return (
    <form {...form} className={classes['form']} aria-label={SYNONYM_TEXTS.add}>
      {problems.length > 1 && <ErrorSummary problems={problems} onChoose={focus} />}
      <TextInput
        {...field('words')}
        label={SYNONYM_TEXTS.words}
        description={SYNONYM_TEXTS.wordsHint}
        autoComplete="off"
      />
      <TextInput
        {...field('means')}
        ref={meaning}
        label={SYNONYM_TEXTS.means}
        description={SYNONYM_TEXTS.meansHint}
        autoComplete="off"
      />
      <Preview typed={trimmed(values)} />
      <Button type="submit" loading={isPending}>
        {SYNONYM_TEXTS.add}
      </Button>
    </form>
  );
}

const trimmed = ({ words, means }: SynonymWords): SynonymWords => ({ words: words.trim(), means: means.trim() });

/** Typing has paused for so many ms. */
const PAUSE_MS = 400;

/** The number of parts that the words would find. It is asked for when typing pauses. */
function Preview({ typed }: { readonly typed: SynonymWords }) {
  const [words] = useDebouncedValue(typed.words, PAUSE_MS);
  const [means] = useDebouncedValue(typed.means, PAUSE_MS);
  const isComplete = words !== '' && means !== '';
  const { data, error } = useQuery(synonymPreviewQuery(isComplete ? { words, means } : undefined));
  const isBehind = words !== typed.words || means !== typed.means;
  return (
    <p role="status" className={classes['preview']} data-none={(!isBehind && data?.parts === 0) || undefined}>
      {typed.means !== '' && (isBehind || !isComplete ? SYNONYM_TEXTS.counting : previewText(data?.parts, error))}
    </p>
  );
}

function previewText(parts: number | undefined, error: unknown): string {
  if (error) return failureText(error);
  if (parts === undefined) return SYNONYM_TEXTS.counting;
  return parts === 0 ? SYNONYM_TEXTS.findsNone : findsParts(parts, formatCount(parts));
}
