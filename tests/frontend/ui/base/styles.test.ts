import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  CONTROL_CONTRAST,
  contrast,
  PAGE_BACKGROUNDS,
  TEXT_CONTRAST,
} from '#shared/rules/accounts/brand/brand-colors.ts';

const sheet = readFileSync('frontend/ui/base/styles.css', 'utf8');

/** The value of a variable in a scheme, if it is a color. */
function colorOf(scheme: 'light' | 'dark', name: string): string {
  const rules = sheet.slice(sheet.indexOf(`[data-mantine-color-scheme="${scheme}"]`));
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(rules)?.[1] ?? '';
}

it.each([
  { scheme: 'light', name: 'dimmed' },
  { scheme: 'light', name: 'placeholder' },
  { scheme: 'dark', name: 'text' },
  { scheme: 'dark', name: 'dimmed' },
  { scheme: 'dark', name: 'placeholder' },
] as const)('has a $name grey that can be read on every $scheme page', ({ scheme, name }) => {
  const grey = colorOf(scheme, `mantine-color-${name}`);
  for (const page of PAGE_BACKGROUNDS[scheme]) expect(contrast(grey, page)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

it.each([
  { scheme: 'light', ground: 'ui-side' },
  { scheme: 'light', ground: 'ui-hover' },
  { scheme: 'light', ground: 'ui-blank' },
  { scheme: 'light', ground: 'ui-warn-tint' },
  { scheme: 'light', ground: 'ui-note-tint' },
  { scheme: 'dark', ground: 'ui-side' },
  { scheme: 'dark', ground: 'ui-hover' },
  { scheme: 'dark', ground: 'ui-warn-tint' },
  { scheme: 'dark', ground: 'ui-note-tint' },
] as const)('has borders of controls that are found on a $scheme page and on its $ground', ({ scheme, ground }) => {
  const border = colorOf(scheme, 'ui-control-line');
  for (const page of [...PAGE_BACKGROUNDS[scheme], colorOf(scheme, ground)]) {
    expect([page, contrast(border, page) >= CONTROL_CONTRAST]).toEqual([page, true]);
  }
});
