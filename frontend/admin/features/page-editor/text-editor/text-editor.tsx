import { useId, useRef } from 'react';
import { TEXT_EDITOR_TEXTS } from '#shared/texts/admin/page-texts.ts';
import pageTextClasses from '../../../../ui/content/page-text.module.css';
import { FormField } from '../../../form/form-field.tsx';
import { LabelText } from '../../../form/label-text.tsx';
import type { RecordField } from '../../../form/use-record-form.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { usePictureTool } from './picture-tool.tsx';
import { plainText } from './plain-text.ts';
import classes from './text-editor.module.css';
import { useTextEditor } from './use-text-editor.ts';

/** The text of a page, as rich text. It allows only what a page may be made of (rules/base/page-html). */
interface TextEditorProps {
  readonly field: RecordField<string>;
  /** The account that a picture is uploaded for. */
  readonly accountId: number;
}

export function TextEditor({ field, accountId }: TextEditorProps) {
  const { name, label, value, isRequired, error, conflict, onChange } = field;
  const errorId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const pictures = useRef<(file: File) => void>(undefined);
  const { view, place } = useTextEditor({
    value,
    errorId: error === undefined || conflict ? undefined : errorId,
    isRequired,
    onChange,
    onFile: (file) => pictures.current?.(file),
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
  });
  const picture = usePictureTool(view, accountId);
  pictures.current = picture.begin;
  return (
    <FormField field={field} shown={plainText}>
      <p className={classes['label']}>
        <LabelText label={label} isRequired={isRequired} />{' '}
        <span className={classes['hint']}>{TEXT_EDITOR_TEXTS.keys}</span>
      </p>
      {/* The list of errors moves the focus to a field by its name. */}
      <input
        name={name}
        className={classes['focus']}
        tabIndex={-1}
        aria-hidden
        readOnly
        value=""
        onFocus={() => view?.focus()}
      />
      <div className={classes['editor']} data-wrong={error !== undefined || undefined}>
        {view && <EditorToolbar view={view} toolbar={toolbar} onPicture={picture.choose} />}
        {picture.content}
        <div ref={place} className={`${classes['text']} ${pageTextClasses['text']}`} />
      </div>
      {error !== undefined && !conflict && (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </FormField>
  );
}
