import 'prosemirror-gapcursor/style/gapcursor.css';

import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useReducer, useRef, useState } from 'react';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { EDITOR_KEYS, TYPED_SIGNS } from './editor-commands.ts';
import { documentOf, htmlOf } from './page-schema.ts';

const PLUGINS = [TYPED_SIGNS, keymap({ ...EDITOR_KEYS }), gapCursor(), tableEditing(), history()];
const stateOf = (html: string) => EditorState.create({ doc: documentOf(html), plugins: PLUGINS });

interface TextEditorOptions {
  /** HTML of the form. */
  readonly value: string;
  /** The id of the text that says what is wrong. */
  readonly errorId: string | undefined;
  readonly isRequired: boolean;
  readonly onChange: (html: string) => void;
  /** Called with a pasted or dropped file. */
  readonly onFile: (file: File) => void;
  /** Called when Alt F10 is pressed. */
  readonly onToolbar: () => void;
}

/** The editor, and the element that it is put into. It is undefined until that element is there. */
export function useTextEditor({ value, errorId, isRequired, onChange, onFile, onToolbar }: TextEditorOptions) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ onChange, onFile, onToolbar });
  latest.current = { onChange, onFile, onToolbar };
  /**
   * The text of the form and the same text as the editor writes it, which may be different HTML. As long as nobody
   * changes the text, the form keeps its own HTML.
   */
  const shown = useRef({ value, written: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor lives as long as its element.
  useEffect(() => {
    const made: EditorView = new EditorView(place.current, {
      state: stateOf(value),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': PAGE_TEXTS.text,
        'aria-required': String(isRequired),
      },
      transformPastedHTML: cleanPastedHtml,
      handleDOMEvents: {
        // The editor would keep these keys to itself: Ctrl Enter saves the form, Escape discards its changes.
        keydown: (_view, { key, ctrlKey, metaKey }) => key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey)),
      },
      handlePaste: (_view, { clipboardData }) => takeFile(clipboardData),
      handleDrop: (_view, { dataTransfer }) => takeFile(dataTransfer),
      handleKeyDown(_view, { altKey, key }) {
        const isToToolbar = altKey && key === 'F10';
        if (isToToolbar) latest.current.onToolbar();
        return isToToolbar;
      },
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction));
        redraw();
        if (!transaction.docChanged) return;
        const written = htmlOf(made.state.doc);
        latest.current.onChange(written === shown.current.written ? shown.current.value : written);
      },
    });
    /** Uploads a pasted or dropped file. If there is HTML too, as from Word, only the HTML is pasted. */
    function takeFile(data: DataTransfer | null): boolean {
      const [file] = data?.files ?? [];
      if (!file || data?.types.includes('text/html')) return false;
      latest.current.onFile(file);
      return true;
    }
    shown.current = { value, written: htmlOf(made.state.doc) };
    setView(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!view) return;
    const written = htmlOf(view.state.doc);
    const isShown = value === written || (value === shown.current.value && written === shown.current.written);
    if (isShown) return;
    view.updateState(stateOf(value));
    shown.current = { value, written: htmlOf(view.state.doc) };
    redraw();
  }, [view, value]);

  useEffect(() => {
    if (!view) return;
    view.dom.setAttribute('aria-invalid', String(errorId !== undefined));
    if (errorId === undefined) view.dom.removeAttribute('aria-describedby');
    else view.dom.setAttribute('aria-describedby', errorId);
  }, [view, errorId]);

  return { view, place };
}
