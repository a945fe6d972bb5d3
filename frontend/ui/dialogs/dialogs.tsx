import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from 'react';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { toast } from '../page/toasts.tsx';
import { LoadingDialog } from './loading-dialog.tsx';

/** The texts of a dialog. Without a title the message is the heading. */
type Message =
  | { readonly title?: undefined; readonly message: string }
  | { readonly title: string; readonly message: ReactNode };

type ConfirmOptions = Message & {
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** The confirming button warns, and the other one has the focus at first. */
  readonly isDangerous?: boolean;
};

export interface PromptOptions {
  readonly title?: string;
  readonly label: string;
  /** The consequence of the answer. */
  readonly description?: string;
  /** Characters that can be typed. */
  readonly maxLength: number;
  readonly initialValue?: string;
  /** Why that value was refused, where it was given before. */
  readonly problem?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  readonly confirmLabel?: string;
  /** The only other way out, where the question has to be answered: it stands instead of Cancel, and Escape does nothing. */
  readonly otherWay?: { readonly label: string; readonly onChoose: () => void };
  /** Writes a value by its mask when somebody leaves the field. */
  readonly format?: (value: string) => string;
  /** Returns what the field shows of a text that is typed or pasted. */
  readonly clean?: (text: string) => string;
  /** Says what is wrong with a value, or nothing when it is right. It gets the value without the blanks around it. */
  readonly validate?: (value: string) => string | undefined;
}

export interface SelectOptions {
  readonly title?: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first option when left out. */
  readonly initialValue?: string;
}

export interface ColorOptions {
  readonly title?: string;
  /** A colour as accounts store it, such as 'FF0000'; the answer has the same form. */
  readonly initialValue: string;
}

/**
 * Questions to the person in front of the screen, one at a time: what is asked while a dialog is open waits for its
 * turn. A dismissed question answers `false` or `undefined`.
 */
export interface Dialogs {
  alert(options: Message & { readonly confirmLabel?: string }): Promise<void>;
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Answers with what was typed, without the blanks around it. */
  prompt(options: PromptOptions): Promise<string | undefined>;
  select(options: SelectOptions): Promise<string | undefined>;
  pickColor(options: ColorOptions): Promise<string | undefined>;
  /** Blocks the page until the returned function is called. It stands back while a question is open. */
  showLoading(message: string): () => void;
  /** Takes back the question that is open and those that wait, as if they were dismissed: whom they were put to is gone. */
  dismissAll(): void;
}

const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of storefront 2: alert, confirm, prompt, select, colour picker and loading. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider around it');
  return dialogs;
}

/** Shows what `useDialogs` is asked for. The code of the dialogs comes when the browser is idle, or with the first one. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<ReactNode>();
  const [waits, setWaits] = useState<readonly Wait[]>([]);
  const [dialogs] = useState(() => createDialogs(setQuestion, setWaits));
  const wait = waits.at(-1);
  useEffect(() => {
    window.requestIdleCallback?.(() => loadMessageDialog().catch(() => undefined));
  }, []);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {question}
      {wait && !question && <LoadingDialog message={wait.message} />}
    </DialogsContext>
  );
}

interface Wait {
  readonly message: string;
}

const loadMessageDialog = async () => (await import('./message-dialog.tsx')).MessageDialog;

function createDialogs(
  show: (question: ReactNode) => void,
  changeWaits: (change: (waits: readonly Wait[]) => readonly Wait[]) => void,
): Dialogs {
  let lastAnswer: Promise<unknown> = Promise.resolve();
  const dismissals = new Set<() => void>();
  let askedSoFar = 0;

  /** Opens a dialog after all earlier ones. If its code fails to load, that is shown and counts as dismissed. */
  function ask<Answer>(
    dismissed: Answer,
    open: (onAnswer: (answer: Answer) => void) => Promise<ReactNode>,
  ): Promise<Answer> {
    // The key keeps a dialog that follows at once from taking over the state of the one before.
    const key = askedSoFar++;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const dismiss = () => resolve(dismissed);
    dismissals.add(dismiss);
    const answer = lastAnswer
      .then(async () => {
        const question = dismissals.has(dismiss) && (await open(resolve));
        if (dismissals.has(dismiss)) show(<Fragment key={key}>{question}</Fragment>);
        return promise;
      })
      .catch(() => {
        toast.error(ERROR_TEXTS.unknown);
        return dismissed;
      })
      .finally(() => {
        dismissals.delete(dismiss);
        show(undefined);
      });
    lastAnswer = answer;
    return answer;
  }

  return {
    alert: ({ confirmLabel = UI_TEXTS.ok, ...message }) =>
      ask<void>(undefined, async (onAnswer) => {
        const MessageDialog = await loadMessageDialog();
        return <MessageDialog {...headed(message)} confirmLabel={confirmLabel} onAnswer={() => onAnswer()} />;
      }),
    confirm: ({ confirmLabel = UI_TEXTS.ok, cancelLabel = UI_TEXTS.cancel, isDangerous = false, ...message }) =>
      ask(false, async (onAnswer) => {
        const MessageDialog = await loadMessageDialog();
        const labels = { confirmLabel, cancelLabel, isDangerous };
        return <MessageDialog {...headed(message)} {...labels} onAnswer={onAnswer} />;
      }),
    prompt: (options) =>
      ask<string | undefined>(undefined, async (onAnswer) => {
        const { PromptDialog } = await import('./prompt-dialog.tsx');
        return <PromptDialog {...options} onAnswer={onAnswer} />;
      }),
    select: (options) =>
      ask<string | undefined>(undefined, async (onAnswer) => {
        const { SelectDialog } = await import('./select-dialog.tsx');
        return <SelectDialog {...options} onAnswer={onAnswer} />;
      }),
    pickColor: (options) =>
      ask<string | undefined>(undefined, async (onAnswer) => {
        const { ColorDialog } = await import('./color-dialog.tsx');
        return <ColorDialog {...options} onAnswer={onAnswer} />;
      }),
    showLoading(message) {
      const wait = { message };
      changeWaits((waits) => [...waits, wait]);
      return () => changeWaits((waits) => waits.filter((one) => one !== wait));
    },
    dismissAll() {
      for (const dismiss of dismissals) dismiss();
      dismissals.clear();
    },
  };
}

function headed(options: Message): { readonly title: string; readonly message?: ReactNode } {
  return options.title === undefined ? { title: options.message } : { title: options.title, message: options.message };
}
