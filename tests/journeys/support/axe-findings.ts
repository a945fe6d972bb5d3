import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe on a screen, of any severity, one line each. It runs through the browser's own tools, because the
 * content policy of the page blocks foreign scripts.
 */
export async function axeFindings(page: Page, rules: axe.RuleObject = {}): Promise<string[]> {
  await atRest(page);
  // A page that is looked at again has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    // Only an experimental rule, which is off, needs the style sheets.
    { resultTypes: ['violations'], rules, preload: { assets: ['media'] } } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}
