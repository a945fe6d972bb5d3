import { AppError } from '#shared/errors.ts';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { HistoryAction, HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { wireName } from '#shared/wire/wire.ts';
import { type HistoryRepository, historyEntryId, TOO_LONG, toHistory } from '../data/operations/history-repository.ts';
import { isRepeatedSave, savesWith } from '../data/table/last-saves.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { contentChanges, contentHistoryEntry } from './content-history.ts';
import type { ContentItem, ContentKind } from './content-kinds.ts';

/** The dependencies of a step that saves pages or marketing spots. */
export interface SavesContent {
  readonly history: Pick<HistoryRepository, 'record'>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The account that a new item belongs to. Its caller has checked that it is in scope. */
interface Owner {
  readonly id: number;
  readonly parentId?: number | undefined;
}

interface Change<Item> {
  readonly id: string;
  /** The given fields. An absent field keeps its value. */
  readonly given: Partial<Item>;
  /** The version that they were seen with. */
  readonly version: number;
  /** An item never moves to another account. */
  readonly accountId?: number | undefined;
  readonly idempotency: IdempotencyRecord | undefined;
}

/** Creates, changes, removes and restores pages or marketing spots, each with an entry in the history (decision B303). */
export function makeSaveContent<Item extends ContentItem>(
  kind: ContentKind<Item>,
  { history, newId, now }: SavesContent,
) {
  const missing = () => new AppError('not_found', kind.missingText);

  /** Makes the change and returns the item with the id of the entry. */
  async function write(
    actor: SignedIn,
    id: string,
    action: HistoryAction,
    rule: (seen: Item | undefined) => Item,
  ): Promise<{ item: Item; entry: string }> {
    const event = { kind: kind.kind, action, at: now(), newId: newId() };
    const item = await kind
      .change(homeScope(actor), id, rule, (before, after) => {
        const changes = action === 'removed' ? [] : contentChanges(kind, before, after);
        return { history: toHistory(contentHistoryEntry(actor, after, { ...event, changes })) };
      })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'not_found' ? missing() : error;
      });
    if (!item) throw missing();
    return {
      item,
      entry: historyEntryId({ accountId: item.accountId, at: event.at.toISOString(), newId: event.newId }),
    };
  }

  const existing = (seen: Item | undefined): Item => {
    if (!seen || seen.removed) throw missing();
    return seen;
  };

  async function change(
    actor: SignedIn,
    { id, given, version, accountId, idempotency }: Change<Item>,
    action: 'changed' | 'restored' = 'changed',
  ): Promise<Item> {
    let refused: Item | undefined;
    const rule = (found: Item | undefined): Item => {
      const seen = existing(found);
      if (isRepeatedSave(seen, idempotency)) return seen;
      if (accountId !== undefined && accountId !== seen.accountId) {
        refused = seen;
        throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      }
      const next = { ...seen, ...given };
      const changed = kind.fields.filter((field) => !isSameValue(seen[field], next[field]));
      if (changed.length === 0) return seen;
      if (version < seen.version) throw changedElsewhere(changed);
      refuseFields(kind.faults(next, seen));
      return { ...next, updated: now().toISOString(), ...savesWith(seen, idempotency) };
    };
    try {
      return (await write(actor, id, action, rule)).item;
    } catch (error) {
      if (refused) await recordRefusal(actor, refused, given);
      throw error;
    }
  }

  async function recordRefusal(actor: SignedIn, seen: Item, given: Partial<Item>): Promise<void> {
    const changes = contentChanges(kind, seen, { ...seen, ...given });
    const event = { kind: kind.kind, action: 'refused', at: now(), newId: newId(), changes } as const;
    await history.record(contentHistoryEntry(actor, seen, event));
  }

  /** The form that gets this reads the item again and brings the changes together (decision B285). */
  function changedElsewhere(fields: readonly (keyof Item & string)[]): AppError {
    const message = ACCOUNT_TEXTS.changedElsewhere;
    const fieldErrors = fields.map((field) => ({ path: wireName(field, kind.shape[field]), message }));
    return new AppError('conflict', message, { fieldErrors });
  }

  return {
    change,

    /** A repeat with the same id and key returns what the first call made. */
    async create(
      actor: SignedIn,
      { id: accountId, parentId }: Owner,
      { id, given, idempotency }: Pick<Change<Item>, 'id' | 'given' | 'idempotency'>,
    ): Promise<Item> {
      const { item } = await write(actor, id, 'created', (seen) => {
        if (seen) {
          if (!isRepeatedSave(seen, idempotency)) throw missing();
          return seen;
        }
        const time = now().toISOString();
        const owned = { id, accountId, ...(parentId !== undefined && { parentId }), created: time, updated: time };
        // Required fields may be missing in what is given. The check below refuses such an item.
        const made = {
          ...kind.blank,
          ...given,
          ...owned,
          version: 0,
          ...savesWith({}, idempotency),
        } as unknown as Item;
        refuseFields(kind.faults(made, undefined));
        return made;
      });
      return item;
    },

    /** Takes an item out of all lists, and returns the id of the entry with which it can be restored. */
    async remove(actor: SignedIn, id: string): Promise<string> {
      const { entry } = await write(actor, id, 'removed', (seen) => ({
        ...existing(seen),
        updated: now().toISOString(),
        removed: true,
      }));
      return entry;
    },

    /** Saves the values before a change again, or brings back what was removed, under the rules of today. */
    async restore(actor: SignedIn, entry: HistoryEntry, idempotency: IdempotencyRecord | undefined): Promise<void> {
      if (entry.action !== 'removed') {
        const given = Object.fromEntries(entry.changes.map(({ field, before }) => [field, before])) as Partial<Item>;
        const version = Number.MAX_SAFE_INTEGER;
        await change(actor, { id: entry.thingId, given, version, idempotency }, 'restored');
        return;
      }
      await write(actor, entry.thingId, 'restored', (seen) => {
        if (!seen) throw missing();
        if (!seen.removed) return seen;
        const { removed: _removed, ...back } = seen;
        return { ...back, updated: now().toISOString(), ...savesWith(seen, idempotency) } as Item;
      });
    },
  };
}

/** Whether the values before a change of a page or a marketing spot were short enough to be kept. */
export const canRestoreContent = (changes: HistoryEntry['changes']): boolean =>
  changes.every(({ before }) => before !== TOO_LONG);
