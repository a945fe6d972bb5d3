import { Loader } from '@mantine/core';
import type { EditorView } from 'prosemirror-view';
import { useRef } from 'react';
import { TEXT_EDITOR_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { PICTURE_FIELD_TEXTS } from '#shared/texts/admin/picture-field-texts.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { usePictureUpload } from '../../../pictures/use-picture-upload.ts';
import { insertPicture } from './editor-commands.ts';
import classes from './text-editor.module.css';

const LONGEST_WORDS = 200;

/** Uploads pictures into the text, and asks what each shows. */
export function usePictureTool(view: EditorView | undefined, accountId: number) {
  const { prompt } = useDialogs();
  const input = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload({ accountId, purpose: 'page', onUploaded: (path) => void insert(path) });

  async function insert(src: string) {
    if (!view) return;
    const alt = await prompt({
      label: TEXT_EDITOR_TEXTS.pictureQuestion,
      description: TEXT_EDITOR_TEXTS.pictureHint,
      maxLength: LONGEST_WORDS,
      validate: () => undefined,
    });
    insertPicture({ src, alt: alt ?? '' })(view.state, view.dispatch, view);
    view.focus();
  }

  return {
    begin: upload.begin,
    choose: () => input.current?.click(),
    /** The file input, and how the upload is going. */
    content: (
      <>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/bmp"
          aria-label={TEXT_EDITOR_TEXTS.picture}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) upload.begin(file);
            currentTarget.value = '';
          }}
        />
        {upload.preview !== undefined && (
          <p className={classes['told']} role="status">
            <Loader size={12} aria-hidden /> {PICTURE_FIELD_TEXTS.uploading}
          </p>
        )}
        {upload.error !== undefined && (
          <p className={classes['told']} role="alert" data-wrong>
            {upload.error}
          </p>
        )}
      </>
    ),
  };
}
