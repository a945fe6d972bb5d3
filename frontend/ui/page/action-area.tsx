import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import classes from './action-area.module.css';
import { noticeHere } from './notices.ts';

/** The area of a pressed button, which also shows why the action failed. */
export interface ActionArea {
  /** Shows the text until it is cleared. If the area is gone, the one around it shows the text, or else the page. */
  showFailure(text: string): void;
  clearFailure(): void;
}

const PAGE: ActionArea = { showFailure: noticeHere, clearFailure: () => undefined };

let pressed = PAGE;

const Around = createContext(PAGE);

/** For actions without a press: their failures are shown above the page. */
export const pageArea = (): ActionArea => PAGE;

/** The area of the last press. A failure in a dialog is shown where the dialog was opened. */
export const lastActionArea = (): ActionArea => pressed;

function notePress({ target }: Event) {
  if (!(target instanceof Element && target.closest('dialog, [role=dialog]'))) pressed = PAGE;
}

for (const press of ['click', 'change', 'submit']) window.addEventListener(press, notePress, { capture: true });

/** Shows below its buttons why an action failed, until the next try (decision B204). */
export function ActionArea({ children }: { readonly children: ReactNode }) {
  const around = useContext(Around);
  const [{ place: area, connect }] = useState(() => createArea(around));
  const [failure, setFailure] = useState<string>();
  useEffect(() => connect(setFailure), [connect]);
  const handlePress = () => {
    pressed = area;
  };
  return (
    <div
      className={classes['place']}
      data-action-area
      onClickCapture={handlePress}
      onChangeCapture={handlePress}
      onSubmitCapture={handlePress}
    >
      <Around value={area}>{children}</Around>
      {failure && <p className={classes['failure']}>{failure}</p>}
    </div>
  );
}

type Show = (failure: string | undefined) => void;

function createArea(around: ActionArea) {
  let show: Show | undefined;
  const area: ActionArea = {
    showFailure: (text) => (show ?? around.showFailure)(text),
    clearFailure: () => show?.(undefined),
  };
  return {
    place: area,
    connect(shown: Show) {
      show = shown;
      return () => {
        show = undefined;
      };
    },
  };
}
