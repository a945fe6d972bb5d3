import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp';
import IconArrowForwardUp from '@tabler/icons-react/icons/IconArrowForwardUp';
import IconBlockquote from '@tabler/icons-react/icons/IconBlockquote';
import IconBold from '@tabler/icons-react/icons/IconBold';
import IconColumnInsertRight from '@tabler/icons-react/icons/IconColumnInsertRight';
import IconColumnRemove from '@tabler/icons-react/icons/IconColumnRemove';
import IconH2 from '@tabler/icons-react/icons/IconH2';
import IconH3 from '@tabler/icons-react/icons/IconH3';
import IconItalic from '@tabler/icons-react/icons/IconItalic';
import IconLink from '@tabler/icons-react/icons/IconLink';
import IconLinkOff from '@tabler/icons-react/icons/IconLinkOff';
import IconList from '@tabler/icons-react/icons/IconList';
import IconListNumbers from '@tabler/icons-react/icons/IconListNumbers';
import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconPhoto from '@tabler/icons-react/icons/IconPhoto';
import IconRowInsertBottom from '@tabler/icons-react/icons/IconRowInsertBottom';
import IconRowRemove from '@tabler/icons-react/icons/IconRowRemove';
import IconStrikethrough from '@tabler/icons-react/icons/IconStrikethrough';
import IconTable from '@tabler/icons-react/icons/IconTable';
import IconTableOff from '@tabler/icons-react/icons/IconTableOff';
import IconUnderline from '@tabler/icons-react/icons/IconUnderline';
import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { TEXT_EDITOR_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { mayLinkTo } from '../../../../ui/content/may-link-to.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import {
  hasMark,
  insertRule,
  insertTable,
  isInLink,
  isInNode,
  linkAddress,
  removeLink,
  setLink,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './editor-commands.ts';
import { markType } from './page-schema.ts';
import classes from './text-editor.module.css';

interface Tool {
  readonly label: string;
  readonly Icon: typeof IconBold;
  readonly run: Command;
  /** Whether the selection has the format. Absent for actions that are not formats. */
  readonly isOn?: (state: EditorState) => boolean;
  /** Whether the tool is offered. Those for tables are offered only inside a table. */
  readonly isShown?: (state: EditorState) => boolean;
}

const mark = (name: string, label: string, Icon: Tool['Icon']): Tool => ({
  label,
  Icon,
  run: toggleMark(markType(name)),
  isOn: (state) => hasMark(state, name),
});

const block = (name: string, label: string, Icon: Tool['Icon'], run: Command, attributes = {}): Tool => ({
  label,
  Icon,
  run,
  isOn: (state) => isInNode(state, name, attributes),
});

const ofTable = (label: string, Icon: Tool['Icon'], run: Command): Tool => ({ label, Icon, run, isShown: isInTable });

/** The tools before the link, which asks for an address. */
const TOOLS: readonly Tool[] = [
  block('heading', TEXT_EDITOR_TEXTS.heading, IconH2, toggleHeading(2), { level: 2 }),
  block('heading', TEXT_EDITOR_TEXTS.subheading, IconH3, toggleHeading(3), { level: 3 }),
  mark('strong', TEXT_EDITOR_TEXTS.bold, IconBold),
  mark('em', TEXT_EDITOR_TEXTS.italic, IconItalic),
  mark('underline', TEXT_EDITOR_TEXTS.underline, IconUnderline),
  mark('strike', TEXT_EDITOR_TEXTS.strike, IconStrikethrough),
  block('bulletList', TEXT_EDITOR_TEXTS.bulletList, IconList, toggleList('bulletList')),
  block('orderedList', TEXT_EDITOR_TEXTS.orderedList, IconListNumbers, toggleList('orderedList')),
  block('blockquote', TEXT_EDITOR_TEXTS.quote, IconBlockquote, toggleQuote),
];

/** The tools after the link. */
const MORE_TOOLS: readonly Tool[] = [
  { label: TEXT_EDITOR_TEXTS.unlink, Icon: IconLinkOff, run: removeLink, isShown: isInLink },
  { label: TEXT_EDITOR_TEXTS.rule, Icon: IconMinus, run: insertRule },
  { label: TEXT_EDITOR_TEXTS.table, Icon: IconTable, run: insertTable, isShown: (state) => !isInTable(state) },
  ofTable(TEXT_EDITOR_TEXTS.addRow, IconRowInsertBottom, addRowAfter),
  ofTable(TEXT_EDITOR_TEXTS.addColumn, IconColumnInsertRight, addColumnAfter),
  ofTable(TEXT_EDITOR_TEXTS.removeRow, IconRowRemove, deleteRow),
  ofTable(TEXT_EDITOR_TEXTS.removeColumn, IconColumnRemove, deleteColumn),
  ofTable(TEXT_EDITOR_TEXTS.removeTable, IconTableOff, deleteTable),
  { label: TEXT_EDITOR_TEXTS.undo, Icon: IconArrowBackUp, run: undo },
  { label: TEXT_EDITOR_TEXTS.redo, Icon: IconArrowForwardUp, run: redo },
];

interface EditorToolbarProps {
  readonly view: EditorView;
  readonly toolbar: RefObject<HTMLDivElement | null>;
  /** Chooses a picture to be put into the text. */
  readonly onPicture: () => void;
}

/** The buttons above the text. The arrows move between them, and Escape goes back to the text. */
export function EditorToolbar({ view, toolbar, onPicture }: EditorToolbarProps) {
  const { prompt } = useDialogs();
  const [at, setAt] = useState(0);

  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };

  async function handleLink() {
    const address = await prompt({
      label: TEXT_EDITOR_TEXTS.linkQuestion,
      description: TEXT_EDITOR_TEXTS.linkHint,
      maxLength: LONGEST_LINK,
      initialValue: linkAddress(view.state),
      validate: (typed) => (mayLinkTo(typed) ? undefined : TEXT_EDITOR_TEXTS.linkInvalid),
    });
    if (address !== undefined) run(setLink(address));
  }

  const askForLink: Tool = {
    label: TEXT_EDITOR_TEXTS.link,
    Icon: IconLink,
    run() {
      void handleLink();
      return true;
    },
    isOn: isInLink,
  };
  const picture: Tool = {
    label: TEXT_EDITOR_TEXTS.picture,
    Icon: IconPhoto,
    run() {
      onPicture();
      return true;
    },
  };
  const tools = [...TOOLS, askForLink, picture, ...MORE_TOOLS].filter(({ isShown }) => isShown?.(view.state) ?? true);
  const active = Math.min(at, tools.length - 1);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') view.focus();
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const from = buttons.indexOf(document.activeElement as HTMLElement);
    const to = (from + step + buttons.length) % buttons.length;
    setAt(to);
    buttons[to]?.focus();
  }

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={TEXT_EDITOR_TEXTS.toolbar}
      className={classes['toolbar']}
      onKeyDown={handleKey}
    >
      {tools.map(({ label, Icon, run: command, isOn }, index) => (
        <IconButton
          key={label}
          label={label}
          className={classes['tool'] ?? ''}
          tabIndex={index === active ? 0 : -1}
          aria-pressed={isOn?.(view.state)}
          onFocus={() => setAt(index)}
          onClick={() => run(command)}
        >
          <Icon size={17} stroke={1.8} aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}

const LONGEST_LINK = 500;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
