import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addPart } from '#shared/texts/cart/cart-page-texts.ts';
import { PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';
import { VIN_SCAN_TEXTS } from '#shared/texts/catalogue/vin-scan-texts.ts';
import { VIN_TEXTS } from '#shared/texts/catalogue/vin-texts.ts';
import { VIN_VEHICLE_TEXTS } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { CHECKOUT_FIELD_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { keywordBoxOf } from '../support/catalogue-screens.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

/** A Camry of 2019, which the demo has. */
const CAMRY = { vin: '4T1B11HK8KU123456', title: '2019 Toyota Camry', path: '/2019/Toyota/Camry' };
const SAID = '2019 Toyota Camry L/LE/SE/XLE sedan, 2.5 L 4-cylinder';
/** An F-150 of 2014. */
const F150 = '1FTFW1EF4EFA12345';
const SCREENS = [
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
];

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe.each(SCREENS)('a VIN on $name', ({ name: _name, ...screen }) => {
  it.each([
    { typed: CAMRY.vin, why: 'alone' },
    { typed: `VIN: ${CAMRY.vin}`, why: 'case N24: with a label' },
    { typed: `I${CAMRY.vin}`, why: 'case N24: from a scanner' },
    { typed: '4T1 B11HK 8KU123456', why: 'case N24: in groups' },
  ])('becomes the vehicle of the list, $why', async ({ typed }) => {
    const { page } = await signedInBuyer('summit-buyer', screen);
    const { field, suggestions } = keywordBoxOf(page);
    await field.fill(typed);
    await suggestions.getByText(SAID).waitFor();
    await field.press('Enter');
    await expect.poll(() => pathOf(page)).toBe(CAMRY.path);
    await expect.poll(() => headingOf(page).textContent()).toBe(CAMRY.title);
    await page.getByText(SAID).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('puts its vehicle on the lines of the cart', async () => {
    const { page, buyer } = await signedInBuyer('summit-buyer', screen);
    const { field } = keywordBoxOf(page);
    await field.fill(CAMRY.vin);
    await field.press('Enter');
    await expect.poll(() => pathOf(page)).toBe(CAMRY.path);
    await page
      .getByRole('button', { name: addPart(''), disabled: false })
      .first()
      .click();
    await expect.poll(async () => (await buyer.items()).length).toBe(1);
    expect(await buyer.items()).toMatchObject([{ vehicleYear: 2019, vehicleMake: 'Toyota', vehicleModel: 'Camry' }]);
  });

  it('that is wrong is refused with its character', async () => {
    const { page } = await signedInBuyer('summit-buyer', { ...screen, mayFail: true });
    const { field } = keywordBoxOf(page);
    await field.fill('4T1B11HKAKU123456');
    await field.press('Enter');
    await page.getByText(VIN_TEXTS.ninth).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  it('asks in the cart and at checkout whether parts for another vehicle are meant', async () => {
    const { page, buyer } = await signedInBuyer('summit-buyer', {
      ...screen,
      job: { label: 'Blue truck', vehicle: F150 },
    });
    const part = await buyer.findPart('brake', 'aftermarket', ({ uomQuantityAvailable }) => uomQuantityAvailable > 0);
    const { partNumber: itemNumber, companyCode } = part;
    const vehicle = { vehicleYear: 2019, vehicleMake: 'Toyota', vehicleModel: 'Camry' };
    await buyer.puts({ itemNumber, companyCode, ...vehicle });

    await page.goto('/cart');
    await page.getByText('(for a 2019 Toyota Camry)').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: VIN_VEHICLE_TEXTS.keep }).click();
    await page.getByRole('button', { name: VIN_VEHICLE_TEXTS.keep }).waitFor({ state: 'hidden' });

    await page.goto('/checkout');
    const field = page.getByRole('textbox', { name: CHECKOUT_FIELD_TEXTS.vin });
    await expect.poll(() => field.inputValue()).toBe(F150);
    await page.getByText('(for a 2019 Toyota Camry)').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await field.fill(CAMRY.vin);
    await page.getByText('(for a 2019 Toyota Camry)').waitFor({ state: 'hidden' });
    await page.getByText(SAID).waitFor();
  });

  it('is read by the camera where the browser reads bar codes', async () => {
    const { page } = await signedInBuyer('summit-buyer', screen);
    await page.addInitScript((vin) => {
      let looks = 0;
      const detector = class {
        detect = async () => (++looks < 3 ? [{ rawValue: 'not a VIN' }] : [{ rawValue: `I${vin}` }]);
      };
      Object.assign(globalThis, { BarcodeDetector: detector });
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia: async () => new MediaStream() },
      });
    }, CAMRY.vin);
    await page.reload();
    await page.getByRole('button', { name: VIN_SCAN_TEXTS.scan }).click();
    await page.getByText(VIN_SCAN_TEXTS.aim).waitFor();
    await expect.poll(() => pathOf(page)).toBe(CAMRY.path);
  });

  it('has no camera button in other browsers', async () => {
    const { page } = await signedInBuyer('summit-buyer', screen);
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
    await page.reload();
    await page.getByRole('combobox', { name: PICKER_TEXTS.keyword }).waitFor();
    expect(await page.getByRole('button', { name: VIN_SCAN_TEXTS.scan }).count()).toBe(0);
  });
});
