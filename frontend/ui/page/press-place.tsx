import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { tellHere } from './notices.ts';
import classes from './press-place.module.css';

/** The area of a pressed button, which also shows why the action failed. */
export interface PressPlace {
  /** Stands there until it is forgotten. When the place is gone, the one around it tells it, or else the page. */
  tell(text: string): void;
  forget(): void;
}

const PAGE: PressPlace = { tell: tellHere, forget: () => undefined };

let pressed = PAGE;

const Around = createContext(PAGE);

/** For actions without a press: their failures are shown above the page. */
export const pagePlace = (): PressPlace => PAGE;

/** The place of the latest press. What is answered in a dialog belongs to the press that opened the dialog. */
export const pressedPlace = (): PressPlace => pressed;

function notePress({ target }: Event) {
  if (!(target instanceof Element && target.closest('dialog, [role=dialog]'))) pressed = PAGE;
}

for (const press of ['click', 'change', 'submit']) window.addEventListener(press, notePress, { capture: true });

/** Says below what is pressed in it why that failed, until the next try (decision B204). */
export function PressPlace({ children }: { readonly children: ReactNode }) {
  const around = useContext(Around);
  const [{ place, connect }] = useState(() => createPlace(around));
  const [failure, setFailure] = useState<string>();
  useEffect(() => connect(setFailure), [connect]);
  const handlePress = () => {
    pressed = place;
  };
  return (
    <div
      className={classes['place']}
      data-press-place
      onClickCapture={handlePress}
      onChangeCapture={handlePress}
      onSubmitCapture={handlePress}
    >
      <Around value={place}>{children}</Around>
      {failure && <p className={classes['failure']}>{failure}</p>}
    </div>
  );
}

type Show = (failure: string | undefined) => void;

function createPlace(around: PressPlace) {
  let show: Show | undefined;
  const place: PressPlace = {
    tell: (text) => (show ?? around.tell)(text),
    forget: () => show?.(undefined),
  };
  return {
    place,
    connect(shown: Show) {
      show = shown;
      return () => {
        show = undefined;
      };
    },
  };
}
