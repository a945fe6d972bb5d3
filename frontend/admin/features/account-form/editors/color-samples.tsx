import { brandTones, type ColorScheme, contrast, PAGE_BACKGROUNDS } from '#shared/rules/accounts/brand/brand-colors.ts';
import { contrastOf, EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { COLOR_TEXTS } from '#shared/texts/admin/account-form/example-texts.ts';
import { useAccountState } from '../account-context.ts';
import classes from './editor.module.css';

const SCHEMES = [
  { scheme: 'light', label: EDITOR_TEXTS.colorOnLight, ink: '#000000' },
  { scheme: 'dark', label: EDITOR_TEXTS.colorOnDark, ink: '#c9c9c9' },
] as const satisfies readonly { scheme: ColorScheme; label: string; ink: string }[];

/** Pieces of the store in a color, in both schemes side by side, with the contrast of their texts. */
export function ColorSamples({ color }: { readonly color: string }) {
  const { companyName } = useAccountState().form.values;
  return (
    <ul className={classes['schemes']}>
      {SCHEMES.map(({ scheme, label, ink }) => {
        const [page] = PAGE_BACKGROUNDS[scheme];
        const { fill, onFill, edge, strong, tint } = brandTones(color, scheme);
        const figure = (text: string, background: string) => (
          <small>{contrastOf(contrast(text, background).toFixed(1))}</small>
        );
        return (
          <li key={scheme} aria-label={label} style={{ background: page, color: ink }}>
            <div style={{ borderTop: `3px solid ${fill}` }}>
              <b>{companyName}</b> <small>{label}</small>
            </div>
            <div>
              <span className={classes['sample']} style={{ background: fill, color: onFill, borderColor: edge }}>
                {COLOR_TEXTS.button}
              </span>
              {figure(onFill, fill)}
            </div>
            <div>
              <span style={{ color: strong, textDecoration: 'underline' }}>{COLOR_TEXTS.link}</span>
              {figure(strong, page)}
            </div>
            <div style={{ background: tint, color: strong }}>
              {COLOR_TEXTS.chosen}
              {figure(strong, tint)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
