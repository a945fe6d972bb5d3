import { expect, it } from 'vitest';
import { aSoldPart } from '../support/a-sold-part.ts';
import { keywordBoxOf } from '../support/catalogue-screens.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

it('one goes from home to a part by keyboard alone', async () => {
  const { webDescription } = await aSoldPart('aftermarket', 'Body');
  const page = await visitAs('summit-buyer');
  await headingOf(page).getByText('Welcome, Sam').waitFor();
  await keywordBoxOf(page).field.waitFor();
  await page.keyboard.press('/');
  await isAt(page, 'Part number, keyword or vehicle');
  await page.keyboard.type(webDescription);
  await page.keyboard.press('Enter');
  await headingOf(page).getByText(`“${webDescription}”`).waitFor();
  await isAt(page, `“${webDescription}”`);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('complementary').getByRole('group').first().waitFor();
  await tabTo(page, webDescription);
  await page.keyboard.press('Enter');
  await expect.poll(() => headingOf(page).textContent()).toContain(webDescription);
  await expect.poll(() => new URL(page.url()).pathname).toContain('/+p');
});

it('one chooses a vehicle by keyboard alone', async () => {
  const { salvageSourceVehicle: vehicle } = await aSoldPart('salvage', 'Body');
  const page = await visitAs('summit-buyer');
  await keywordBoxOf(page).field.waitFor();
  await page.keyboard.press('/');
  for (const [level, value] of [
    ['Year', String(vehicle?.year)],
    ['Make', vehicle?.make ?? ''],
    ['Model', vehicle?.model ?? ''],
  ] as const) {
    const field = page.getByRole('form').getByLabel(level, { exact: true });
    await expect.poll(() => field.locator('option', { hasText: value }).count()).toBeGreaterThan(0);
    await tabTo(page, level);
    // A browser forgets the letters before one that comes late.
    await expect
      .poll(async () => {
        await page.keyboard.type(value);
        return field.inputValue();
      })
      .toBe(value);
  }
  await tabTo(page, 'Find parts');
  await page.keyboard.press('Enter');
  await headingOf(page).getByText(`${vehicle?.year} ${vehicle?.make} ${vehicle?.model}`).waitFor();
});
