import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ImportView } from '#shared/contracts/imports.ts';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { CATALOGUE_IMPORT_TEXTS } from '#shared/texts/imports/catalogue-import-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { catalogueImportPath } from '../../../frame/catalogue-paths.ts';
import { catalogueImportQuery } from '../catalogue-import-queries.ts';

/**
 * Imports the files of an import again, which were uploaded before, and leads to the new import. With a number, feeds may
 * lose so many rows.
 */
export function useRepeatImport({ files, levels }: Pick<ImportView, 'files' | 'levels'>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const repeating = useMutation({
    mutationFn: (removals: number | undefined) => importsApi.beginImport({ body: bodyOf({ files, levels }, removals) }),
    meta: { otherwise: CATALOGUE_IMPORT_TEXTS.beginFailed },
    onSuccess(begun) {
      queryClient.setQueryData(catalogueImportQuery(begun.id).queryKey, begun);
      void navigate(catalogueImportPath(begun.id));
    },
  });
  return {
    /** Files that the command read from a disk were not uploaded. */
    isPossible: files.length > 0 && files.every(({ uploadId }) => uploadId !== undefined),
    isPending: repeating.isPending,
    repeat: (removals?: number) => !repeating.isPending && repeating.mutate(removals),
  };
}

const bodyOf = ({ files, levels }: Pick<ImportView, 'files' | 'levels'>, removals: number | undefined) => ({
  files: files.map(({ kind, supplier, uploadId = '' }) => ({
    kind: kind as ImportKind,
    uploadId,
    ...(supplier !== undefined && { supplier }),
  })),
  ...(levels && { levels }),
  ...(removals !== undefined && { acceptRemovals: true, removals }),
});
