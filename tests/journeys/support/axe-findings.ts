import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

/**
 * What axe finds wrong with a screen, of whatever weight, one line each. It is evaluated by the browser's own tools, for
 * the page's content policy lets no foreign script in.
 */
export async function axeFindings(page: Page, rules: axe.RuleObject = {}): Promise<string[]> {
  await atRest(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    { resultTypes: ['violations'], rules } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}
