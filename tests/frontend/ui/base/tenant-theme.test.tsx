import { Button, DEFAULT_THEME } from '@mantine/core';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tenantTheme, tenantVariables } from '#frontend/ui/base/tenant-theme.ts';
import { contrast, TEXT_CONTRAST } from '#shared/rules/accounts/brand/brand-colors.ts';
import { renderUi } from '../render-ui.tsx';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));

it('makes Color1 the primary colour and Color2 the accent', () => {
  const { primaryColor, colors } = tenantTheme({ color1: '0F766E', color2: '1D4ED8' });
  expect(primaryColor).toBe('brand');
  expect([colors?.['brand']?.[6], colors?.['accent']?.[6]]).toEqual(['#0f766e', '#1d4ed8']);
});

it.each(['light', 'dark'] as const)('has readable buttons and badges of any two colours in %s', (scheme) => {
  fc.assert(
    fc.property(anyColor, anyColor, (color1, color2) => {
      const tones = tenantVariables({ color1, color2 })(DEFAULT_THEME)[scheme];
      const toneOf = (name: `--${string}`) => tones[name] ?? '';
      for (const name of ['brand', 'accent']) {
        const onFill = contrast(toneOf(`--ui-${name}-on-fill`), toneOf(`--ui-${name}-fill`));
        const onTint = contrast(toneOf(`--mantine-color-${name}-light-color`), toneOf(`--mantine-color-${name}-light`));
        expect(Math.min(onFill, onTint)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    }),
  );
});

it.each([
  { props: {}, tone: 'brand', why: 'unless told otherwise' },
  { props: { color: 'accent' }, tone: 'accent', why: 'of the second colour' },
  { props: { color: 'red' }, tone: 'red', why: 'of what is dangerous' },
])('fills a button with the tones $why', ({ props, tone }) => {
  renderUi(<Button {...props}>Go</Button>);
  const { style } = screen.getByRole('button', { name: 'Go' });
  expect(style.getPropertyValue('--button-bg')).toBe(`var(--ui-${tone}-fill)`);
  expect(style.getPropertyValue('--button-color')).toBe(`var(--ui-${tone}-on-fill)`);
});

it('leaves the other variants to the shades of the scheme', () => {
  renderUi(<Button variant="light">Go</Button>);
  expect(screen.getByRole('button').style.getPropertyValue('--button-bg')).toBe('var(--mantine-color-brand-light)');
});

it('gives buttons without a fill the border of a control', () => {
  renderUi(<Button variant="default">Go</Button>);
  expect(screen.getByRole('button').style.getPropertyValue('--button-bd')).toBe('1px solid var(--ui-control-line)');
});
