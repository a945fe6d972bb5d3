import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { sendParts } from '../../../imports/send-parts.ts';
import { importQuery } from '../import-queries.ts';
import { fileFault } from './file-fault.ts';

interface ImportUpload {
  readonly kind: PeopleImportKind;
  /** The account to import into. */
  readonly accountId: number;
  readonly onBegun: (begun: PeopleImportView) => void;
}

interface UploadState {
  /** The file on its way, and how much of it was sent, from 0 to 1. */
  readonly sending?: { readonly name: string; readonly share: number };
  readonly error?: string;
  /** The file of an upload that failed, to try again. */
  readonly failed?: File;
}

/** The server takes this many characters of a name. */
const LONGEST_NAME = 200;

/** Uploads one file at a time and begins its import. Leaving the page ends the upload. */
export function useImportUpload({ kind, accountId, onBegun }: ImportUpload) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    setState({});
  }

  async function upload(file: File) {
    stop();
    const error = fileFault(file);
    if (error !== undefined) {
      setState({ error });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const name = file.name.slice(-LONGEST_NAME);
    setState({ sending: { name, share: 0 } });
    try {
      const prepared = await importsApi.preparePeopleUpload({ body: { kind, name, bytes: file.size } }, { signal });
      const tell = (sent: number) => !signal.aborted && setState({ sending: { name, share: sent / file.size } });
      await sendParts(file, prepared, tell, signal);
      const { uploadId } = prepared;
      const begun = await importsApi.beginPeopleImport({ body: { uploadId, kind, accountId } }, { signal });
      if (signal.aborted) return;
      queryClient.setQueryData(importQuery(begun.id).queryKey, begun);
      onBegun(begun);
    } catch (failure) {
      if (!signal.aborted) setState({ error: reasonOf(failure), failed: file });
    }
  }

  return { ...state, begin: (file: File) => void upload(file), stop };
}

/** The server gives its reason for a file with the field. */
function reasonOf(failure: unknown): string {
  const [fault] = failure instanceof ApiError ? failure.fieldErrors : [];
  return fault?.message ?? failureText(failure, IMPORTS_TEXTS.uploadFailed);
}
