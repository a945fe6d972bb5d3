import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CustomersSection } from '#frontend/admin/features/account-form/customers/customers-section.tsx';
import { HISTORY_LABELS } from '#frontend/admin/features/account-form/values/shown-history.ts';
import { accountsContract, type CustomerRecord } from '#shared/contracts/accounts.ts';
import {
  CUSTOMER_SECTION_TEXTS,
  levelChoice,
  writtenByFile,
  writtenOnScreen,
} from '#shared/texts/admin/account-form/customer-section-texts.ts';
import { changesCount, FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aCartServer } from '../../support/servers/a-cart-server.ts';
import { aServer } from '../../support/servers/a-server.ts';

const SAVE = 'PUT /api/account/customer';
const GET = 'GET /api/account/2/customers';

const aRecord = (overrides: Partial<CustomerRecord> = {}): CustomerRecord => ({
  accountId: 2,
  lineOfBusinessKey: 'aftermarket',
  companyCode: '001',
  customerNumber: '30020',
  customerName: 'Summit Collision',
  priceLevel: 'fleet',
  purchaseOrderNumberRequired: false,
  taxExempt: false,
  address1: '1 Main St',
  address2: '',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  country: 'US',
  version: 3,
  writtenBy: 'customers.csv',
  writtenFrom: 'file',
  writtenAt: '2026-03-02T09:00:00.000Z',
  ...overrides,
});
const aGuest = aRecord({
  lineOfBusinessKey: 'salvage',
  customerNumber: '',
  priceLevel: '',
  version: 0,
  writtenFrom: 'unknown',
  writtenAt: null,
});

const LEVELS = [
  { name: 'collision', description: 'Body shops' },
  { name: 'fleet', description: '' },
];

function open(records: readonly CustomerRecord[] = [aRecord(), aGuest]) {
  const cart = aCartServer();
  let kept = records;
  const server = aServer({
    users: [aSignedInUser({ level: 0, type: 1, resultantPermissions: [{ permissionName: 'usermanagement' }] })],
    cart: {
      answer(call, query, body) {
        if (call === GET) return anAnswer(accountsContract.getCustomers, [...kept]);
        if (call === 'GET /api/pricelevels') return anAnswer(accountsContract.getPriceLevels, LEVELS);
        if (call !== SAVE) return cart.answer(call, query, body);
        const { CustomerNumber: customerNumber = '30020', Version: version } = body as {
          CustomerNumber?: string;
          Version: number;
        };
        const saved = aRecord({ customerNumber, version: version + 1, writtenFrom: 'screen', writtenBy: 'Ada Park' });
        return anAnswer(accountsContract.saveCustomer, saved);
      },
    },
  });
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const page = (
    <form onSubmit={onSubmit}>
      <CustomersSection accountId={2} />
      <button type="submit">Account</button>
    </form>
  );
  const opened = openSignedIn(server, { page });
  return {
    ...opened,
    server,
    onSubmit,
    sent: () => server.bodies.filter((_, index) => server.calls[index] === SAVE),
    changeElsewhere: (record: CustomerRecord) => {
      kept = kept.map((other) => (other.lineOfBusinessKey === record.lineOfBusinessKey ? record : other));
    },
  };
}

const aftermarket = async () => within(await screen.findByRole('group', { name: 'Aftermarket' }));
const fieldOf = async (label: string) =>
  (await aftermarket()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?! 2)`), { selector: 'input, select' });

async function type(opened: ReturnType<typeof open>, label: string, text: string) {
  await opened.user.clear(await fieldOf(label));
  if (text !== '') await opened.user.type(await fieldOf(label), text);
}

describe('the customers of an account', () => {
  it('are one for each line of business, with all that the provider keeps', async () => {
    open();
    expect((await screen.findByRole('group', { name: 'Recycled' })).textContent).toContain(
      CUSTOMER_SECTION_TEXTS.neverWritten,
    );
    const values = [];
    for (const label of [
      CUSTOMER_SECTION_TEXTS.customerNumber,
      CUSTOMER_SECTION_TEXTS.customerName,
      CUSTOMER_SECTION_TEXTS.priceLevel,
      CUSTOMER_SECTION_TEXTS.companyCode,
      CUSTOMER_SECTION_TEXTS.shipToAddress1,
      CUSTOMER_SECTION_TEXTS.shipToAddress2,
      CUSTOMER_SECTION_TEXTS.shipToCity,
      CUSTOMER_SECTION_TEXTS.shipToCountry,
      CUSTOMER_SECTION_TEXTS.shipToState,
      CUSTOMER_SECTION_TEXTS.shipToPostalCode,
    ]) {
      const inputs = (await aftermarket()).getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
        selector: 'input, select',
      });
      values.push(inputs.at(label === CUSTOMER_SECTION_TEXTS.shipToAddress2 ? -1 : 0)?.value);
    }
    expect(values).toEqual([
      '30020',
      'Summit Collision',
      'fleet',
      '001',
      '1 Main St',
      '',
      'Denver',
      'US',
      'CO',
      '80202',
    ]);
    const switches = [CUSTOMER_SECTION_TEXTS.poRequired, CUSTOMER_SECTION_TEXTS.taxExempt].map(async (name) =>
      (await aftermarket()).getByRole('switch', { name }),
    );
    expect((await Promise.all(switches)).map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
    expect((await aftermarket()).getByText(CUSTOMER_SECTION_TEXTS.numberHint)).toBeTruthy();
    expect((await aftermarket()).getByText(CUSTOMER_SECTION_TEXTS.shipToHint)).toBeTruthy();
    expect((await aftermarket()).getByRole('option', { name: CUSTOMER_SECTION_TEXTS.chooseState })).toBeTruthy();
  });

  it.each([
    { record: aRecord(), text: writtenByFile('customers.csv', '03/02/2026 09:00:00'), why: 'a file' },
    {
      record: aRecord({ writtenFrom: 'screen', writtenBy: 'Ada Park' }),
      text: writtenOnScreen('Ada Park', '03/02/2026 09:00:00'),
      why: 'somebody',
    },
    {
      record: aRecord({ writtenFrom: 'unknown', writtenAt: null, writtenBy: '' }),
      text: CUSTOMER_SECTION_TEXTS.writtenUnknown,
      why: 'nobody knows who',
    },
  ])('say who wrote them last, and that a newer file wins: $why', async ({ record, text }) => {
    open([record]);
    const note = (await aftermarket()).getByText(new RegExp(CUSTOMER_SECTION_TEXTS.newerFileWins)).textContent ?? '';
    expect(note.replaceAll(/\d{2}:\d{2}:\d{2}/g, '09:00:00')).toBe(`${text} ${CUSTOMER_SECTION_TEXTS.newerFileWins}`);
  });

  it('choose from the price levels by name', async () => {
    open();
    const select = within(await fieldOf(CUSTOMER_SECTION_TEXTS.priceLevel));
    await waitFor(() => expect(select.getAllByRole('option')).toHaveLength(3));
    expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      CUSTOMER_SECTION_TEXTS.noLevel,
      levelChoice('collision', 'Body shops'),
      'fleet',
    ]);
  });

  it('can be loaded again after a failure', async () => {
    const server = aServer();
    server.willAnswer(GET, aRefusal({ status: 403, code: 'forbidden', text: '' }));
    openSignedIn(server, { page: <CustomersSection accountId={2} /> });
    expect(await screen.findByText(CUSTOMER_SECTION_TEXTS.loadFailed)).toBeTruthy();
  });
});

describe('a customer that is changed', () => {
  it('sends only what changed, with the version and a key, and says so', async () => {
    const opened = open();
    await type(opened, CUSTOMER_SECTION_TEXTS.customerNumber, '777');
    await type(opened, CUSTOMER_SECTION_TEXTS.shipToCity, 'Aurora');
    await opened.user.click((await aftermarket()).getByRole('switch', { name: CUSTOMER_SECTION_TEXTS.taxExempt }));
    expect((await aftermarket()).getByText(changesCount(3))).toBeTruthy();
    await opened.user.click((await aftermarket()).getByRole('button', { name: FORM_TEXTS.save }));
    await screen.findByText(CUSTOMER_SECTION_TEXTS.saved);
    expect(opened.sent()).toEqual([
      { AccountId: 2, LineOfBusinessKey: 1, Version: 3, CustomerNumber: '777', City: 'Aurora', TaxExempt: true },
    ]);
    expect(await (await aftermarket()).findByText(/Ada Park/)).toBeTruthy();
    const undo = (await aftermarket()).getByRole('button', { name: FORM_TEXTS.undo });
    expect(document.activeElement?.contains(undo)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is saved by Enter, which leaves the account alone', async () => {
    const opened = open();
    await type(opened, CUSTOMER_SECTION_TEXTS.customerNumber, '777{Enter}');
    await screen.findByText(CUSTOMER_SECTION_TEXTS.saved);
    expect(opened.onSubmit).not.toHaveBeenCalled();
    expect(opened.sent()).toHaveLength(1);
  });

  it('is as before after Discard', async () => {
    const opened = open();
    await type(opened, CUSTOMER_SECTION_TEXTS.customerNumber, '777');
    await opened.user.click((await aftermarket()).getByRole('button', { name: FORM_TEXTS.discard }));
    expect((await fieldOf(CUSTOMER_SECTION_TEXTS.customerNumber)).value).toBe('30020');
  });

  it('shows at its number that another parent account has it', async () => {
    const opened = open();
    const text = ACCOUNT_TEXTS.customerNumberTaken;
    const refusal = {
      status: 409,
      code: 'conflict' as const,
      text,
      fieldErrors: [{ path: 'CustomerNumber', message: text }],
    };
    opened.server.willAnswer(SAVE, aRefusal(refusal));
    await type(opened, CUSTOMER_SECTION_TEXTS.customerNumber, '777{Enter}');
    expect((await (await aftermarket()).findAllByText(text)).length).toBeGreaterThan(1);
  });

  it('shows the value of a newer file beside mine', async () => {
    const opened = open();
    await type(opened, CUSTOMER_SECTION_TEXTS.customerNumber, '777');
    opened.changeElsewhere(aRecord({ customerNumber: '888', version: 4 }));
    const message = ACCOUNT_TEXTS.changedElsewhere;
    opened.server.willAnswer(
      SAVE,
      aRefusal({ status: 409, code: 'conflict', text: message, fieldErrors: [{ path: 'CustomerNumber', message }] }),
    );
    await opened.user.click((await aftermarket()).getByRole('button', { name: FORM_TEXTS.save }));
    const choice = within(
      await screen.findByRole('group', {
        name: `${CUSTOMER_SECTION_TEXTS.customerNumber}: ${FORM_TEXTS.changedByOther}`,
      }),
    );
    await opened.user.click(choice.getByRole('button', { name: FORM_TEXTS.theirs }));
    expect((await fieldOf(CUSTOMER_SECTION_TEXTS.customerNumber)).value).toBe('888');
  });

  it('says that it could not be saved', async () => {
    const opened = open();
    opened.server.willAnswer(SAVE, aRefusal({ status: 403, code: 'forbidden', text: '' }));
    await type(opened, CUSTOMER_SECTION_TEXTS.customerNumber, '777{Enter}');
    expect(await screen.findByText(CUSTOMER_SECTION_TEXTS.savingFailed)).toBeTruthy();
  });
});

it('customer fields have a name in the history, with their line of business', () => {
  expect(HISTORY_LABELS).toMatchObject({
    AftermarketCustomerNumber: 'Aftermarket: Customer number',
    SalvagePriceLevel: 'Recycled: Price level',
  });
});
