import type { Page } from 'playwright-core';
import { IDENTITY_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { CUSTOMER_SECTION_TEXTS } from '#shared/texts/admin/account-form/customer-section-texts.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { nextStep, TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';

/** A tenant as somebody types it. */
export interface TypedTenant {
  readonly companyName: string;
  readonly host: string;
  readonly url: string;
  readonly email: string;
  readonly customerNumber: string;
}

/** A tenant whose names nobody else has, in a store at this port. */
export function aTypedTenant(port: number): TypedTenant {
  const word = crypto.randomUUID().slice(0, 8);
  const host = `lake-${word}.localhost`;
  return {
    companyName: `Lakeside ${word}`,
    host,
    url: `http://${host}:${port}`,
    email: `lena.${word}@lakeside.example`,
    customerNumber: `L${word}`,
  };
}

const ADDRESS = { address1: '1060 W Addison St', city: 'Chicago', postalCode: '60613' };

const region = (page: Page, step: keyof typeof TENANT_TEXTS.names) =>
  page.getByRole('region', { name: TENANT_TEXTS.names[step], exact: true });
const saveAndGoOn = (page: Page) => page.getByRole('button', { name: TENANT_TEXTS.saveCompany }).last().click();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(values)) await main.locator(`[name=${name}]`).fill(value);
}

/** Each step of the wizard up to the last one, from an empty form. The page shows the step before. */
export const tenantStepsOf = ({ companyName, url, email, customerNumber }: TypedTenant) => ({
  async company(page: Page) {
    await region(page, 'company').waitFor();
    await fill(page, { companyName, ...ADDRESS });
    await page.getByLabel(IDENTITY_TEXTS.state, { exact: true }).selectOption('IL');
    await saveAndGoOn(page);
  },
  async address(page: Page) {
    await region(page, 'address').waitFor();
    await fill(page, { url });
    await saveAndGoOn(page);
  },
  async brand(page: Page) {
    await region(page, 'brand').waitFor();
    await page.getByRole('link', { name: nextStep(TENANT_TEXTS.names.customers) }).click();
  },
  async customers(page: Page) {
    const step = region(page, 'customers');
    await step.getByLabel(CUSTOMER_SECTION_TEXTS.customerNumber).first().fill(customerNumber);
    await step.getByRole('button', { name: FORM_TEXTS.save, exact: true }).click();
    await page.getByText(CUSTOMER_SECTION_TEXTS.saved).waitFor();
    await page.getByRole('link', { name: nextStep(TENANT_TEXTS.names.user) }).click();
  },
  async user(page: Page) {
    await region(page, 'user').waitFor();
    await fill(page, { email, firstName: 'Lena', lastName: 'Lake', phoneNumber: '3125550100', ...ADDRESS });
    await page.getByLabel(USER_FORM_TEXTS.state, { exact: true }).selectOption('IL');
    await saveAndGoOn(page);
  },
});

/** Opens the store in the last step. */
export async function openStoreOf(page: Page): Promise<void> {
  await region(page, 'open').waitFor();
  await page.getByRole('button', { name: TENANT_TEXTS.open }).click();
  await page.getByText(TENANT_TEXTS.opened).waitFor();
}
