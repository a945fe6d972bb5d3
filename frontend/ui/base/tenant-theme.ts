import {
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorResolverResult,
  type VariantColorsResolverInput,
} from '@mantine/core';
import {
  type BrandTones,
  brandTones,
  type ColorScheme,
  colorScale,
} from '#shared/rules/accounts/brand/brand-colors.ts';

/** The two colours of an account, as it stores them ('FF0000'). */
export interface TenantColors {
  readonly color1: string;
  readonly color2: string;
}

/** The colours until the brand is known. */
export const NEUTRAL_COLORS: TenantColors = { color1: '334155', color2: '000000' };

/**
 * A tenant's look: `brand` is its Color1 and the primary colour, `accent` its Color2.
 * It needs `tenantVariables` of the same colours beside it, which holds what differs between light and dark.
 */
export function tenantTheme({ color1, color2 }: TenantColors): MantineThemeOverride {
  return {
    primaryColor: 'brand',
    colors: { brand: scaleOf(color1), accent: scaleOf(color2) },
    black: '#16191d',
    defaultRadius: '0.375rem',
    cursorType: 'pointer',
    respectReducedMotion: true,
    variantColorResolver: variantColors,
    components: {
      Anchor: { defaultProps: { underline: 'always' } },
      // Only with a variant of their own do these ask the resolver above for their background.
      ActionIcon: { defaultProps: { variant: 'filled' } },
      Badge: { defaultProps: { variant: 'filled' } },
      Button: { defaultProps: { variant: 'filled' } },
      Checkbox: { defaultProps: { iconColor: CONTRAST } },
      Radio: { defaultProps: { iconColor: CONTRAST } },
    },
  };
}

const CONTRAST = 'var(--mantine-primary-color-contrast)';
/** The colours whose filled buttons have tones of their own: the tenant's, and `red` for what is dangerous (styles.css). */
const FILLS = new Set(['brand', 'accent', 'red']);

function variantColors(input: VariantColorsResolverInput): VariantColorResolverResult {
  const color = input.color ?? input.theme.primaryColor;
  // Mantine's border is too faint to be found (WCAG 1.4.11).
  if (input.variant === 'default') {
    return { ...defaultVariantColorsResolver(input), border: '1px solid var(--ui-control-line)' };
  }
  if (input.variant !== 'filled' || !FILLS.has(color)) return defaultVariantColorsResolver(input);
  return {
    background: `var(--ui-${color}-fill)`,
    hover: `var(--ui-${color}-fill-hover)`,
    color: `var(--ui-${color}-on-fill)`,
    border: `1px solid var(--ui-${color}-edge)`,
  };
}

/** The same look's colours in the light and in the dark scheme. */
export function tenantVariables({ color1, color2 }: TenantColors): CSSVariablesResolver {
  const ofScheme = (scheme: ColorScheme) => ({
    ...variablesOf('brand', brandTones(color1, scheme)),
    ...variablesOf('accent', brandTones(color2, scheme)),
    '--mantine-primary-color-contrast': 'var(--mantine-color-brand-contrast)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-filled)',
  });
  return () => ({ variables: {}, light: ofScheme('light'), dark: ofScheme('dark') });
}

function variablesOf(name: 'brand' | 'accent', tones: BrandTones): Record<string, string> {
  return {
    [`--ui-${name}-fill`]: tones.fill,
    [`--ui-${name}-fill-hover`]: tones.fillHover,
    [`--ui-${name}-on-fill`]: tones.onFill,
    [`--ui-${name}-edge`]: tones.edge,
    [`--mantine-color-${name}-filled`]: tones.strong,
    [`--mantine-color-${name}-contrast`]: tones.onStrong,
    [`--mantine-color-${name}-text`]: tones.strong,
    [`--mantine-color-${name}-outline`]: tones.strong,
    [`--mantine-color-${name}-outline-hover`]: tones.tint,
    [`--mantine-color-${name}-light`]: tones.tint,
    [`--mantine-color-${name}-light-hover`]: tones.tintHover,
    [`--mantine-color-${name}-light-color`]: tones.strong,
  };
}

const scaleOf = (color: string) => colorScale(color) as unknown as MantineColorsTuple;
