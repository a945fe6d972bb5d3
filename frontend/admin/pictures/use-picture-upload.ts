import { useEffect, useRef, useState } from 'react';
import type { PicturePurpose } from '#shared/rules/content/picture-limits.ts';
import { PICTURE_FIELD_TEXTS } from '#shared/texts/admin/picture-field-texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';
import { imagesApi } from '../../api/groups/images-api.ts';
import { dataAddress, pictureFault } from './picture-file.ts';

interface PictureUpload {
  readonly accountId: number;
  readonly purpose: PicturePurpose;
  /** Gets the path of the stored picture and the name of its file. */
  readonly onUploaded: (path: string, fileName: string) => void;
}

interface UploadState {
  /** The address of the picture while it is being uploaded. */
  readonly preview?: string;
  readonly error?: string;
}

/** Uploads one picture at a time. A new one replaces one that is on its way. */
export function usePictureUpload({ accountId, purpose, onUploaded }: PictureUpload) {
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  const tell = useRef(onUploaded);
  useEffect(() => {
    tell.current = onUploaded;
  });
  useEffect(() => () => running.current?.abort(), []);

  function stop(error?: string) {
    running.current?.abort();
    setState(error === undefined ? {} : { error });
  }

  async function upload(file: File) {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const settle = (next: UploadState) => !signal.aborted && setState(next);
    try {
      const fault = await pictureFault(file);
      if (fault) {
        settle({ error: fault });
        return;
      }
      const preview = await dataAddress(file);
      settle({ preview });
      const content = preview.slice(preview.indexOf(',') + 1);
      // The server takes 200 characters of the name.
      const body = { accountId, purpose, fileName: file.name.slice(-200), content };
      const { path } = await imagesApi.uploadImage({ body }, { signal });
      if (signal.aborted) return;
      setState({});
      tell.current(path, body.fileName);
    } catch (error) {
      settle({ error: faultOf(error) });
    }
  }

  return { ...state, begin: (file: File) => void upload(file), stop };
}

/** The server gives its reason for a file with the field. */
function faultOf(error: unknown): string {
  const [fault] = error instanceof ApiError ? error.fieldErrors : [];
  return fault?.message ?? failureText(error, PICTURE_FIELD_TEXTS.failed);
}
