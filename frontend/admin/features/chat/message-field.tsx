import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { aboutText, CHAT_TEXTS } from '#shared/texts/admin/chat-texts.ts';
import { MOST_CHAT_TEXT } from '#shared/values/chat.ts';
import { CheckBox } from '../../../ui/base/check-box.tsx';
import type { Chat } from './chat.ts';
import { subjectOf } from './chat-subject.ts';
import classes from './message-field.module.css';
import { useFirstFocus } from './use-first-focus.ts';

interface MessageFieldProps {
  readonly chat: Chat;
  readonly accountId: number;
}

/** Where a message is written. Enter sends it. What was typed is kept until it is sent. */
export function MessageField({ chat, accountId }: MessageFieldProps) {
  const { unsent, problem } = useSyncExternalStore(chat.subscribe, chat.state);
  const draft = unsent.get(accountId)?.draft ?? '';
  const subject = subjectOf(useLocation().pathname);
  const [isAbout, setIsAbout] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(field);

  function send() {
    chat.send(accountId, isAbout ? subject : undefined);
    setIsAbout(false);
  }

  function handleKey(event: KeyboardEvent) {
    // Enter also ends the choice of a character in some languages.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem && (
        <p role="alert" className={classes['problem']}>
          {problem}
        </p>
      )}
      <label htmlFor={id}>{CHAT_TEXTS.yourMessage}</label>
      <textarea
        id={id}
        ref={field}
        rows={3}
        maxLength={MOST_CHAT_TEXT}
        value={draft}
        aria-describedby={`${id}-hint`}
        onChange={(event) => chat.type(accountId, event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {subject && <CheckBox label={aboutText(subject.kind, subject.id)} isChecked={isAbout} onChange={setIsAbout} />}
      <div className={classes['foot']}>
        <small id={`${id}-hint`}>{CHAT_TEXTS.howToSend}</small>
        <Button type="submit">{CHAT_TEXTS.send}</Button>
      </div>
    </form>
  );
}
