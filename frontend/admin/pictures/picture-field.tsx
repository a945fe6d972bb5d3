import { Button, Loader } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { PicturePurpose } from '#shared/rules/content/picture-limits.ts';
import { PICTURE_FIELD_TEXTS, pictureFieldOf } from '#shared/texts/admin/picture-field-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { useDroppedFiles } from '../../ui/hooks/use-dropped-files.ts';
import classes from './picture-field.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  /** The path of a stored picture; empty without one. */
  readonly value: string;
  /** Gets the path of the stored picture and the name of its file, both empty when the picture is taken away. */
  readonly onChange: (path: string, fileName: string) => void;
  /** Whose picture it becomes. */
  readonly accountId: number;
  readonly purpose: PicturePurpose;
  /** The text of the button that takes the picture away; left out where there must be one. */
  readonly removeText?: string;
  /** The element with the error of the form, if there is one. */
  readonly errorId?: string | undefined;
  /** How the picture is shown; by default once, by itself. */
  readonly shown?: (address: string) => ReactNode;
}

/** The formats as a file dialog takes them. Types alone would hide some files from it. */
const ACCEPTED = '.jpg,.jpeg,.png,.gif,.bmp,image/jpeg,image/png,image/gif,image/bmp';

/** A picture to choose, drop or paste. It is uploaded at once, and the form saves its path. */
export function PictureField({
  name,
  label,
  value,
  onChange,
  removeText,
  errorId,
  shown,
  ...upload
}: PictureFieldProps) {
  const { preview, error, begin, stop } = usePictureUpload({ ...upload, onUploaded: onChange });
  const { isOver, ...dropping } = useDroppedFiles(([file]) => file && begin(file));
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const faultId = useId();
  const address = preview ?? value;
  const isUploading = preview !== undefined;
  const describedBy = [error !== undefined && faultId, errorId].filter(Boolean).join(' ');

  return (
    <fieldset
      aria-label={pictureFieldOf(label)}
      className={classes['field']}
      data-over={isOver || undefined}
      data-wrong={error !== undefined || undefined}
      {...dropping}
    >
      {address !== '' && (
        <div className={classes['shown']} data-uploading={isUploading || undefined}>
          {shown ? shown(address) : <Picture key={address} address={address} />}
        </div>
      )}
      <div className={classes['acts']}>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={label}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) begin(file);
            // The same file can be chosen again, for example after it was corrected.
            currentTarget.value = '';
          }}
        />
        <Button
          ref={chooser}
          name={name}
          variant="default"
          size="xs"
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          onClick={() => input.current?.click()}
        >
          {address === '' ? PICTURE_FIELD_TEXTS.choose : PICTURE_FIELD_TEXTS.replace}
        </Button>
        {isUploading && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              stop();
              // This button goes away with what it stops, and so does the one below.
              chooser.current?.focus();
            }}
          >
            {UI_TEXTS.cancel}
          </Button>
        )}
        {!isUploading && value !== '' && removeText !== undefined && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              stop();
              onChange('', '');
              chooser.current?.focus();
            }}
          >
            {removeText}
          </Button>
        )}
      </div>
      <p className={classes['hint']} role="status">
        {isUploading ? (
          <>
            <Loader size={12} aria-hidden /> {PICTURE_FIELD_TEXTS.uploading}
          </>
        ) : (
          PICTURE_FIELD_TEXTS.hint
        )}
      </p>
      {error !== undefined && (
        <p id={faultId} className={classes['fault']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A stored picture, or the reason why there is none to see. */
function Picture({ address }: { readonly address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <span>{PICTURE_FIELD_TEXTS.notShown}</span>;
  return <img src={address} alt="" onError={() => setIsBroken(true)} />;
}
