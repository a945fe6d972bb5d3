import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { importQuery } from './import-queries.ts';

/**
 * Does something with an import and shows the outcome. It waits for corrections that are on their way. After a refusal
 * the import is read again, because somebody else may have continued or cancelled it.
 */
export function useImportAction<Input = void>(id: string, act: (input: Input) => Promise<PeopleImportView>) {
  const queryClient = useQueryClient();
  const { queryKey } = importQuery(id);
  return useMutation({
    scope: { id: `import ${id}` },
    mutationFn: act,
    onSuccess: (view) => queryClient.setQueryData(queryKey, view),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
