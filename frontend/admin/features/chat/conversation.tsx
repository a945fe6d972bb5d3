import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { ChatAbout } from '#shared/schemas/fields/chat.ts';
import type { ChatMessageView } from '#shared/schemas/wire/chat.ts';
import { aboutText, CHAT_TEXTS } from '#shared/texts/admin/chat-texts.ts';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import type { Chat } from './chat.ts';
import { subjectPath } from './chat-subject.ts';
import classes from './conversation.module.css';

interface ConversationProps {
  readonly chat: Chat;
  readonly accountId: number;
  /** Shown where nobody has written yet. */
  readonly hint: string;
  /** A link to another page was chosen. */
  readonly onLeave: () => void;
}

/** The messages, the newest at the bottom and in sight. Showing them makes them read. */
export function ConversationMessages({ chat, accountId, hint, onLeave }: ConversationProps) {
  const { messages: all, unsent, isLoaded, problem } = useSyncExternalStore(chat.subscribe, chat.state);
  const messages = all.get(accountId);
  const waiting = unsent.get(accountId)?.waiting ?? [];
  const end = useRef<HTMLDivElement>(null);
  const newest = messages?.at(-1)?.number;
  useEffect(() => {
    if (newest !== undefined) chat.markRead(accountId);
  }, [chat, accountId, newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list becomes longer.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [newest, waiting.length]);
  const isEmpty = messages?.length === 0 && waiting.length === 0;
  return (
    <>
      {messages === undefined && problem === undefined && <p role="status">{CHAT_TEXTS.loading}</p>}
      {isLoaded && isEmpty && (
        <div className={classes['empty']}>
          <p>{CHAT_TEXTS.none}</p>
          <p>{hint}</p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation is scrolled with the arrows. */}
      <div role="log" aria-label={CHAT_TEXTS.messages} tabIndex={0}>
        <ol className={classes['list']}>
          {messages?.map((message) => (
            <Message key={message.number} message={message} onLeave={onLeave} />
          ))}
          {waiting.map(({ key, text, about }) => (
            <li key={key} className={classes['message']} data-mine data-waiting>
              <p className={classes['who']}>
                <b>{CHAT_TEXTS.you}</b>
                <span>{problem === undefined ? CHAT_TEXTS.sending : CHAT_TEXTS.waiting}</span>
              </p>
              <p className={classes['text']}>{text}</p>
              {about && <About about={about} onLeave={onLeave} />}
            </li>
          ))}
        </ol>
      </div>
      <div ref={end} />
    </>
  );
}

interface MessageProps extends Pick<ConversationProps, 'onLeave'> {
  readonly message: ChatMessageView;
}

function Message({ message: { name, isMine, isFromProvider, date, text, about }, onLeave }: MessageProps) {
  return (
    <li className={classes['message']} data-mine={isMine || undefined}>
      <p className={classes['who']}>
        <b>{isMine ? CHAT_TEXTS.you : name}</b>
        {isFromProvider && !isMine && <span>{CHAT_TEXTS.staff}</span>}
        <time dateTime={date}>{formatMoment(date)}</time>
      </p>
      <p className={classes['text']}>{text}</p>
      {about && <About about={about} onLeave={onLeave} />}
    </li>
  );
}

function About({ about, onLeave }: Pick<ConversationProps, 'onLeave'> & { readonly about: ChatAbout }) {
  return (
    <Link className={classes['about']} to={subjectPath(about)} onClick={onLeave}>
      {aboutText(about.kind, about.id)}
    </Link>
  );
}
