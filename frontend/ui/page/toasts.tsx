import IconAlertCircle from '@tabler/icons-react/icons/IconAlertCircle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle';
import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './toasts.module.css';

/** How long a toast can be read, and how long it takes to go, in ms (admin 9). */
export const TOAST_TIMES = { life: 3000, animation: 400 } as const;
/** More than these wait until a place is free. */
const MOST_SHOWN = 3;

const ICONS = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle } as const;
type ToastKind = keyof typeof ICONS;

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly isLeaving: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A text that is on the screen already restarts instead of appearing twice. */
function show(kind: ToastKind, text: string) {
  lastId += 1;
  const others = toasts.filter((one) => one.kind !== kind || one.text !== text);
  change([...others, { id: lastId, kind, text, isLeaving: false }]);
}

const leave = (id: number) => change(toasts.map((one) => (one.id === id ? { ...one, isLeaving: true } : one)));
const remove = (id: number) => change(toasts.filter((one) => one.id !== id));

/** Short messages that go by themselves (admin 9: after 3000 ms). May be called from anywhere, a query's `onError` included. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  info: (text: string): void => show('info', text),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const times = {
  '--toast-life': `${TOAST_TIMES.life}ms`,
  '--toast-animation': `${TOAST_TIMES.animation}ms`,
} as CSSProperties;

/**
 * The place where toasts appear; once, at the end of the app. Their time runs as an animation of the style sheet, so that
 * a pointer over them or a focus among them holds it.
 */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts).slice(0, MOST_SHOWN);
  const place = useRef<HTMLDivElement>(null);
  useStrip(place);
  const focusOrigin = useRef<EventTarget>(null);

  function handleFocus({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) focusOrigin.current = relatedTarget;
  }

  /** The focus goes on to the next toast, and after the last one back to where it came from. */
  function handleDismiss(id: number, button: HTMLButtonElement) {
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    const next = buttons[buttons.indexOf(button) + 1] ?? buttons.at(-2) ?? focusOrigin.current;
    if (next instanceof HTMLElement) next.focus();
    remove(id);
  }

  return (
    <div ref={place} className={classes['toasts']} style={times} aria-live="polite">
      {shown.map((one) => (
        <ToastCard key={one.id} {...one} onFocus={handleFocus} onDismiss={(button) => handleDismiss(one.id, button)} />
      ))}
    </div>
  );
}

/**
 * Gives toasts a strip of their own at the top of the screen. Its height is `--ui-toasts` in px, and whatever stands at
 * the top of the screen starts below it, so a toast never covers anything (B206).
 */
function useStrip(strip: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--ui-toasts', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip]);
}

interface ToastCardProps extends Toast {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onDismiss: (button: HTMLButtonElement) => void;
}

function ToastCard({ id, kind, text, isLeaving, onFocus, onDismiss }: ToastCardProps) {
  const Icon = ICONS[kind];
  return (
    <div
      className={classes['toast']}
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      onAnimationEnd={() => isLeaving && remove(id)}
    >
      <Icon className={classes['icon']} aria-hidden />
      <p>{text}</p>
      <button
        type="button"
        aria-label={UI_TEXTS.dismiss}
        onFocus={onFocus}
        onClick={(event) => onDismiss(event.currentTarget)}
      >
        ×
      </button>
      {!isLeaving && (
        <span
          className={classes['life']}
          onAnimationEnd={(event) => {
            event.stopPropagation();
            leave(id);
          }}
        />
      )}
    </div>
  );
}
