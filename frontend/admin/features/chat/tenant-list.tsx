import { TextInput } from '@mantine/core';
import { useRef, useState, useSyncExternalStore } from 'react';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import { accountByNumber, CHAT_TEXTS, unreadMark, unreadText } from '#shared/texts/admin/chat-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import type { Chat } from './chat.ts';
import classes from './tenant-list.module.css';
import { useFirstFocus } from './use-first-focus.ts';

interface TenantListProps {
  readonly chat: Chat;
  /** All active accounts; undefined until they are loaded. */
  readonly accounts: readonly AccountChoice[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onChoose: (accountId: number) => void;
}

/** The tenants: those that wait for an answer first, then by the last message, then by name. */
export function TenantList({ chat, accounts, error, onRetry, onChoose }: TenantListProps) {
  const { conversations } = useSyncExternalStore(chat.subscribe, chat.state);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  const names = new Map([
    ...[...conversations.keys()].map((id): [number, string] => [id, accountByNumber(id)]),
    ...(accounts ?? []).flatMap(({ id, parentId, companyName }): [number, string][] =>
      parentId === null && id !== PROVIDER_ACCOUNT_ID ? [[id, companyName]] : [],
    ),
  ]);
  const tenants = [...names]
    .filter(([, name]) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .map(([id, name]) => ({ id, name, unread: chat.unread(id), date: conversations.get(id)?.date ?? '' }))
    .sort(
      (one, other) =>
        Number(other.unread > 0) - Number(one.unread > 0) ||
        other.date.localeCompare(one.date) ||
        one.name.localeCompare(other.name),
    );
  return (
    <div className={classes['tenants']}>
      {error && <LoadFailure message={failureText(error, CHAT_TEXTS.tenantsFailed)} onRetry={onRetry} />}
      <TextInput
        type="search"
        label={CHAT_TEXTS.findTenant}
        ref={field}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {accounts && tenants.length === 0 && <p role="status">{CHAT_TEXTS.noTenant}</p>}
      <ul aria-label={CHAT_TEXTS.tenants}>
        {tenants.map(({ id, name, unread, date }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <span className={classes['name']}>{name}</span>
              {unread > 0 && (
                <span className={classes['count']} role="img" aria-label={unreadText(unread)}>
                  {unreadMark(unread)}
                </span>
              )}
              {date && <time dateTime={date}>{formatMoment(date)}</time>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
