import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast, PAGE_BACKGROUNDS, TEXT_CONTRAST } from '#shared/rules/accounts/brand/brand-colors.ts';

const sheet = readFileSync('frontend/ui/base/styles.css', 'utf8');

it.each([
  { scheme: 'light', name: 'dimmed' },
  { scheme: 'light', name: 'placeholder' },
  { scheme: 'dark', name: 'text' },
  { scheme: 'dark', name: 'dimmed' },
  { scheme: 'dark', name: 'placeholder' },
] as const)('has a $name grey that can be read on every $scheme page', ({ scheme, name }) => {
  const rules = sheet.slice(sheet.indexOf(`[data-mantine-color-scheme="${scheme}"]`));
  const grey = new RegExp(`--mantine-color-${name}: (#[0-9a-f]{6})`).exec(rules)?.[1] ?? '';
  for (const page of PAGE_BACKGROUNDS[scheme]) expect(contrast(grey, page)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
