import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { Attrs } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { markType, nodeType } from './page-schema.ts';

/** Whether the selection has a mark, or the next letter would. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = markType(name);
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** Whether the selection is inside of a node. */
export function isInNode({ selection: { $from } }: EditorState, name: string, attributes: Attrs = {}): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const isAs = Object.entries(attributes).every(([key, value]) => node.attrs[key] === value);
    if (node.type.name === name && isAs) return true;
  }
  return false;
}

/** Turns paragraphs into headings, and headings of this level back. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isInNode(state, 'heading', { level })
      ? setBlockType(nodeType('paragraph'))(state, dispatch)
      : setBlockType(nodeType('heading'), { level })(state, dispatch);

export const toggleList =
  (name: 'bulletList' | 'orderedList'): Command =>
  (state, dispatch) =>
    isInNode(state, name)
      ? liftListItem(nodeType('listItem'))(state, dispatch)
      : wrapInList(nodeType(name))(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  isInNode(state, 'blockquote') ? lift(state, dispatch) : wrapIn(nodeType('blockquote'))(state, dispatch);

const insertNode =
  (name: string, attributes: Attrs = {}): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodeType(name).create(attributes)).scrollIntoView());
    return true;
  };

export const insertRule: Command = insertNode('rule');
export const insertPicture = (attributes: { readonly src: string; readonly alt: string }): Command =>
  insertNode('picture', attributes);

/** Three columns with heads and two rows below. */
export const insertTable: Command = (state, dispatch) => {
  const row = (cell: string) =>
    nodeType('table_row').create(
      null,
      [0, 1, 2].map(() => nodeType(cell).create(cell === 'table_header' ? { scope: 'col' } : null)),
    );
  const table = nodeType('table').create(null, [row('table_header'), row('table_cell'), row('table_cell')]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};

/** The whole link around the cursor, or the selection. */
function rangeOfLink({ selection, doc }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  const link = markType('link');
  const own = empty ? link.isInSet($from.marks()) : undefined;
  if (!own) return { from, to };
  let [start, end] = [from, from];
  const isLinked = (at: number) => doc.nodeAt(at)?.marks.some((mark) => mark.eq(own)) ?? false;
  while (start > $from.start() && isLinked(start - 1)) start -= 1;
  while (end < $from.end() && isLinked(end)) end += 1;
  return { from: start, to: end };
}

export const linkAddress = ({ selection: { $from, from, to }, doc }: EditorState): string => {
  const link = markType('link');
  const at = link.isInSet($from.marks()) ?? link.isInSet(doc.nodeAt(Math.min(from, to))?.marks ?? []);
  return String(at?.attrs['href'] ?? '');
};

/** Makes the selection or the link around the cursor lead there. Without either it writes the address. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = rangeOfLink(state);
    const mark = markType('link').create({ href });
    const change =
      from === to
        ? state.tr.insert(from, state.schema.text(href, [mark]))
        : state.tr.removeMark(from, to, markType('link')).addMark(from, to, mark);
    dispatch?.(change.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = rangeOfLink(state);
  dispatch?.(state.tr.removeMark(from, to, markType('link')));
  return true;
};

const breakLine: Command = insertNode('lineBreak');

/** Tab moves in lists and tables and leaves them at their ends, so that it is caught nowhere. */
export const EDITOR_KEYS: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(splitListItem(nodeType('listItem')), baseKeymap['Enter'] ?? (() => false)),
  'Shift-Enter': breakLine,
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodeType('listItem'))),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodeType('listItem'))),
  'Mod-b': toggleMark(markType('strong')),
  'Mod-i': toggleMark(markType('em')),
  'Mod-u': toggleMark(markType('underline')),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Ctrl-Alt-2': toggleHeading(2),
  'Ctrl-Alt-3': toggleHeading(3),
};

/** Signs at the beginning of a line: `## ` for a heading, `- ` and `1. ` for lists, `> ` for a quote, `---` for a line. */
export const TYPED_SIGNS = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodeType('heading'), ([, signs = '##']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, nodeType('bulletList')),
    wrappingInputRule(/^1\.\s$/, nodeType('orderedList')),
    wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
    new InputRule(/^---$/, (state, _match, from, to) => state.tr.replaceWith(from - 1, to, nodeType('rule').create())),
  ],
});
