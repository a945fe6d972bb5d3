import { createContext, type ReactNode, useContext } from 'react';

export interface AlertOptions {
  readonly title?: string;
  readonly message: ReactNode;
}

export interface ConfirmOptions extends AlertOptions {
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** The confirming button warns, and the other one has the focus at first. */
  readonly isDangerous?: boolean;
}

export interface PromptOptions {
  readonly title?: string;
  readonly label: string;
  /** Characters that can be typed. */
  readonly maxLength: number;
  readonly initialValue?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** Says what is wrong with a value, or nothing when it is right. */
  readonly validate?: (value: string) => string | undefined;
}

export interface SelectOptions {
  readonly title?: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ColorOptions {
  readonly title?: string;
  /** A colour as accounts store it, such as 'FF0000'; the answer has the same form. */
  readonly initialValue: string;
}

/** One question at a time: what is asked while a dialog is open waits for its turn. A dismissed question answers `false` or `undefined`. */
export interface Dialogs {
  alert(options: AlertOptions): Promise<void>;
  confirm(options: ConfirmOptions): Promise<boolean>;
  prompt(options: PromptOptions): Promise<string | undefined>;
  select(options: SelectOptions): Promise<string | undefined>;
  pickColor(options: ColorOptions): Promise<string | undefined>;
  /** Blocks the page until the returned function is called; stands back while a question is open. */
  showLoading(message: string): () => void;
}

const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of storefront 2: alert, confirm, prompt, select, colour picker and loading. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider around it');
  return dialogs;
}

const plain = (message: ReactNode) => (typeof message === 'string' ? message : '');
const browserDialogs: Dialogs = {
  alert: async ({ message }) => window.alert(plain(message)),
  confirm: async ({ message }) => window.confirm(plain(message)),
  prompt: async ({ label, initialValue }) => window.prompt(label, initialValue) ?? undefined,
  select: async ({ label }) => window.prompt(label) ?? undefined,
  pickColor: async ({ initialValue }) => window.prompt('', initialValue) ?? undefined,
  showLoading: () => () => undefined,
};

export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  return <DialogsContext value={browserDialogs}>{children}</DialogsContext>;
}
