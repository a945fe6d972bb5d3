import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { HistoryEntryView } from '#shared/contracts/history.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { codeOfSetting } from '#shared/rules/accounts/fields/field-names.ts';
import { givenSettings } from '#shared/rules/accounts/fields/settings-view.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import type { AccountParts } from '#shared/schemas/wire/account-parts.ts';
import type { AccountEffect, AccountView } from '#shared/schemas/wire/account-view.ts';
import type { PriceTrace } from '#shared/schemas/wire/price-trace.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { aTopLevelView } from '../../../builders/admin/account-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface AccountServerOptions {
  /** Other accounts in scope, which can be chosen and read. */
  readonly others?: readonly AccountView[];
  readonly view?: AccountView;
  readonly effects?: readonly AccountEffect[];
  readonly history?: readonly HistoryEntryView[];
  readonly level?: 0 | 1 | 2;
  /** The account of the administrator: the shown one, if it is not named. */
  readonly accountId?: number;
  /** The parts that the account can find in each line of business. The call fails for a line without an entry. */
  readonly parts?: Partial<Record<LineOfBusiness, AccountParts>>;
  /** The prices of parts, by part number. */
  readonly traces?: Readonly<Record<string, PriceTrace>>;
}

export const SAVE = 'PUT /api/account';
export const EFFECTS = 'POST /api/account/effects';

const aCode = (code: string, name: string) => ({ code, description: name, display: `${code} – ${name}`, name });

/** A server with one account, which can be changed here and by a colleague. */
export function anAccountServer(options: AccountServerOptions = {}) {
  const {
    view = aTopLevelView(),
    effects = [],
    history = [],
    level = 1,
    accountId = view.id,
    parts = {},
    traces = {},
    others = [],
  } = options;
  const cart = aCartServer();
  let kept = view;
  const changedAt: Record<number, number> = {};

  /** Reset values come from the fallback, and given ones are the account's own. */
  function save({ id: _, version: _seen, reset = [], ...given }: Partial<AccountChangeBody>) {
    const own = Object.keys(givenSettings(given)).map((name) => codeOfSetting(name as SettingName));
    const back = kept.fields.filter(({ code }) => reset.includes(code)).map(({ code }) => code);
    const fields = kept.fields.map((field): AccountView['fields'][number] => ({
      ...field,
      source: own.includes(field.code) ? 'own' : back.includes(field.code) ? 'default' : field.source,
    }));
    kept = {
      ...kept,
      ...(back.length > 0 && kept.fallback),
      ...given,
      version: kept.version + 1,
      fields,
    } as AccountView;
    for (const code of [...own, ...back]) changedAt[code] = kept.version;
  }

  function change(body: unknown): Response {
    const decoded = decodeWire(accountsContract.changeAccount.body, body);
    if (!decoded.ok) {
      return aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors: decoded.errors });
    }
    const { version, reset = [] } = decoded.value;
    const own = Object.keys(givenSettings(decoded.value)).map((name) => codeOfSetting(name as SettingName));
    const newer = [...own, ...reset].filter((code) => (changedAt[code] ?? 0) > version);
    if (newer.length > 0) {
      const message = ACCOUNT_TEXTS.changedElsewhere;
      const fieldErrors = newer.map((code) => ({ path: PATHS_OF[code] ?? '', message }));
      return aRefusal({ status: 409, code: 'conflict', text: message, fieldErrors });
    }
    save(decoded.value);
    return anAnswer(accountsContract.changeAccount, kept);
  }

  const server = aServer({
    users: [aSignedInUser({ level, type: 1, accountId, resultantPermissions: [{ permissionName: 'usermanagement' }] })],
    cart: {
      answer(call, query, body) {
        if (call === `GET /api/account/${view.id}`) return anAnswer(accountsContract.getAccount, kept);
        const other = others.find(({ id }) => call === `GET /api/account/${id}`);
        if (other) return anAnswer(accountsContract.getAccount, other);
        if (call.startsWith('GET /api/history/account/')) {
          return anAnswer(usersContract.getHistoryOf, { data: [...history], more: false });
        }
        if (call === SAVE) return change(body);
        if (call === EFFECTS) return anAnswer(accountsContract.getEffects, [...effects]);
        if (call === `GET /api/account/${view.id}/parts`) {
          const found = parts[query.get('lineOfBusinessKey') === '1' ? 'aftermarket' : 'salvage'];
          if (found) return anAnswer(catalogueContract.getAccountParts, found);
        }
        if (call === `GET /api/account/${view.id}/price`) {
          const trace = traces[query.get('partNumber') ?? ''];
          if (trace) return anAnswer(catalogueContract.getPriceTrace, trace);
          return aRefusal({ status: 404, code: 'not_found', text: CATALOGUE_TEXTS.unableToLoadPart });
        }
        if (call.startsWith('GET /api/account/'))
          return aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' });
        if (call.startsWith('GET /api/accounts/')) {
          return anAnswer(accountsContract.getAccounts, { data: [], total: 0, all: 0 });
        }
        if (call.startsWith('GET /api/accountsList/'))
          return anAnswer(
            accountsContract.getAccountsList,
            others.map(({ id, parentId, companyName }) => ({ id, parentId, companyName })),
          );
        if (call === 'GET /api/home') return anAnswer(usersContract.getHome, { invitationsExpired: 0 });
        if (call === 'GET /wb/auxiliarydata/GetProductLines') {
          return anAnswer(catalogueContract.getProductLines, [
            aCode('BODY', 'Body panels'),
            aCode('GLASS', 'Glass'),
            aCode('HOODS', 'Hoods'),
          ]);
        }
        return cart.answer(call, query, body);
      },
    },
  });
  return {
    ...server,
    /** A colleague saves something. */
    changeElsewhere: save,
    view: () => kept,
  };
}

/** The paths by which the server names fields that a test changes at the same time. */
const PATHS_OF: Readonly<Record<number, string>> = { 116: 'CartMessage', 112: 'CompanyTruckOnly', 103: 'MarginOnCost' };
