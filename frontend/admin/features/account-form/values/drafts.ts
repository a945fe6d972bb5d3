import { cleanIpText, ipLines } from '#shared/rules/accounts/ip-list-text.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Cents } from '#shared/values/money.ts';
import { type HoursDraft, hoursDraft, readHours } from './hours-draft.ts';
import { linesOf } from './lines-of.ts';
import { type MarginDraft, marginDraft, readMargins } from './margin-draft.ts';
import type { SettingKey } from './setting-keys.ts';
import { shownAmount, typedCents } from './typed-numbers.ts';

/** Settings that are typed: as they stand in their fields, which may not be readable yet. */
interface TypedDrafts {
  readonly aftermarketMargins: readonly MarginDraft[];
  readonly salvageMargins: readonly MarginDraft[];
  readonly minimumCoreCharge: string;
  readonly shippingCalculationMethod: {
    readonly method: AccountSettings['shippingCalculationMethod'];
    readonly amount: string;
  };
  readonly customerServiceHours: HoursDraft;
  readonly ipRestriction: { readonly method: 0 | 1 | 2; readonly list: string };
  readonly poValidation: {
    readonly method: AccountSettings['poValidation']['method'];
    readonly pattern: string;
    readonly list: string;
  };
  readonly emailRecipients: string;
}
type TypedKey = keyof TypedDrafts;

/** A setting as its editor has it. */
export type SettingDraft<K extends SettingKey> = K extends TypedKey ? TypedDrafts[K] : AccountSettings[K];

interface DraftForm<K extends TypedKey> {
  readonly draft: (settings: AccountSettings) => TypedDrafts[K];
  /** Undefined where something typed is not readable. */
  readonly settings: (draft: TypedDrafts[K]) => Partial<AccountSettings> | undefined;
}

const FORMS: { readonly [K in TypedKey]: DraftForm<K> } = {
  aftermarketMargins: {
    draft: ({ aftermarketMargins }) => aftermarketMargins.map(marginDraft),
    settings: (draft) => withValue('aftermarketMargins', readMargins(draft)),
  },
  salvageMargins: {
    draft: ({ salvageMargins }) => salvageMargins.map(marginDraft),
    settings: (draft) => withValue('salvageMargins', readMargins(draft)),
  },
  minimumCoreCharge: {
    draft: ({ minimumCoreCharge }) => shownAmount(minimumCoreCharge),
    settings: (draft) => withValue('minimumCoreCharge', typedCents(draft)),
  },
  shippingCalculationMethod: {
    draft: ({ shippingCalculationMethod: method, shippingCalculationAmount }) => ({
      method,
      amount: shownAmount(shippingCalculationAmount),
    }),
    settings({ method, amount }) {
      // The amount of a method that has none is left as it is typed.
      const read = method < 2 ? (typedCents(amount) ?? (0 as Cents)) : typedCents(amount);
      return read === undefined ? undefined : { shippingCalculationMethod: method, shippingCalculationAmount: read };
    },
  },
  customerServiceHours: {
    draft: ({ customerServiceHours }) => hoursDraft(customerServiceHours),
    settings: (draft) => withValue('customerServiceHours', readHours(draft)),
  },
  ipRestriction: {
    draft: ({ ipRestriction: { method, list } }) => ({ method, list: list.join('\n') }),
    settings({ method, list }) {
      const lines = ipLines(cleanIpText(list));
      const isReadable = lines.every(({ fault }) => fault === undefined);
      return isReadable ? { ipRestriction: { method, list: lines.map(({ text }) => text) } } : undefined;
    },
  },
  poValidation: {
    draft: ({ poValidation: { method, pattern, list } }) => ({ method, pattern, list: list.join('\n') }),
    settings: ({ method, pattern, list }) => ({ poValidation: { method, pattern, list: linesOf(list) } }),
  },
  emailRecipients: {
    draft: ({ emailRecipients }) => emailRecipients.join('\n'),
    settings: (draft) => ({ emailRecipients: linesOf(draft) }),
  },
};

const isTyped = (key: SettingKey): key is TypedKey => Object.hasOwn(FORMS, key);

/** A setting as its editor has it. */
export function draftOf<K extends SettingKey>(key: K, settings: AccountSettings): SettingDraft<K> {
  return (isTyped(key) ? FORMS[key].draft(settings) : settings[key]) as SettingDraft<K>;
}

/** The settings that a draft stands for. Undefined where something typed is not readable. */
export function settingsOfDraft<K extends SettingKey>(
  key: K,
  draft: SettingDraft<K>,
): Partial<AccountSettings> | undefined {
  if (!isTyped(key)) return { [key]: draft };
  const { settings } = FORMS[key] as unknown as { settings: (draft: unknown) => Partial<AccountSettings> | undefined };
  return settings(draft);
}

const withValue = (key: keyof AccountSettings, value: unknown): Partial<AccountSettings> | undefined =>
  value === undefined ? undefined : { [key]: value };
