import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportView } from '#shared/contracts/imports.ts';
import { CATALOGUE_IMPORTS_TEXTS } from '#shared/texts/imports/catalogue-import-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import type { Sending } from '../../../imports/file-drop.tsx';
import { sendParts } from '../../../imports/send-parts.ts';
import { catalogueImportQuery } from '../catalogue-import-queries.ts';
import type { ReadyFile } from './chosen-file.ts';

interface UploadState {
  readonly sending?: Sending;
  readonly error?: string;
}

/** The choices of a request, beside its files. */
interface ImportChoices {
  readonly isDryRun: boolean;
  readonly levels: NonNullable<ImportView['levels']>;
}

/** The server takes this many characters of a name. */
const LONGEST_NAME = 200;

/** Uploads files, one after the other, and begins their import. Leaving the page ends the upload. */
export function useUploadFiles(onBegun: (begun: ImportView) => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  /** Files that have arrived are not sent again when another one fails. */
  const uploads = useRef(new Map<File, string>());
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    setState({});
  }

  async function upload(files: readonly ReadyFile[], { isDryRun, levels }: ImportChoices) {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const total = files.reduce((sum, { file }) => sum + file.size, 0);
    let earlier = 0;
    try {
      const named = [];
      for (const { file, ...feed } of files) {
        const tell = (sent: number) => {
          if (!signal.aborted) setState({ sending: { name: file.name, share: (earlier + sent) / total } });
        };
        tell(0);
        const uploadId = uploads.current.get(file) ?? (await send(file, tell, signal));
        uploads.current.set(file, uploadId);
        earlier += file.size;
        named.push({ ...feed, uploadId });
      }
      const body = { files: named, isDryRun, ...(levels.length > 0 && { levels }) };
      const begun = await importsApi.beginImport({ body }, { signal });
      if (signal.aborted) return;
      queryClient.setQueryData(catalogueImportQuery(begun.id).queryKey, begun);
      setState({});
      onBegun(begun);
    } catch (failure) {
      if (!signal.aborted) setState({ error: failureText(failure, CATALOGUE_IMPORTS_TEXTS.uploadFailed) });
    }
  }

  return {
    ...state,
    begin: (files: readonly ReadyFile[], choices: ImportChoices) => void upload(files, choices),
    stop,
  };
}

async function send(file: File, onSent: (bytes: number) => void, signal: AbortSignal): Promise<string> {
  const asOf = new Date(file.lastModified).toISOString();
  const body = { name: file.name.slice(-LONGEST_NAME), bytes: file.size, asOf };
  const prepared = await importsApi.prepareUpload({ body }, { signal });
  await sendParts(file, prepared, onSent, signal);
  return prepared.uploadId;
}
