import { Button } from '@mantine/core';
import { brandTones, contrast } from '#shared/rules/accounts/brand-colors.ts';
import { contrastOf, EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import classes from './editor.module.css';

const SCHEMES = [
  { scheme: 'light', label: EDITOR_TEXTS.colorOnLight, page: '#ffffff' },
  { scheme: 'dark', label: EDITOR_TEXTS.colorOnDark, page: '#242424' },
] as const;

/** A colour, and how its buttons and links look in both schemes, with their contrast. */
export const ColorEditor: SettingEditor<SettingDraft<'color1'>> = ({ control }) => {
  const { name, label, value, onChange } = control;
  const { pickColor } = useDialogs();
  return (
    <>
      <button
        type="button"
        name={name}
        className={classes['color']}
        aria-label={`${label}: #${value}. ${EDITOR_TEXTS.chooseColor}`}
        onClick={async () => {
          const picked = await pickColor({ title: label, initialValue: value });
          if (picked !== undefined) onChange(picked);
        }}
      >
        <i style={{ background: `#${value}` }} aria-hidden />#{value}
      </button>
      <span className={classes['swatches']}>
        {SCHEMES.map(({ scheme, label: name, page }) => {
          const { fill, onFill, edge, strong } = brandTones(value, scheme);
          return (
            <span key={scheme} style={{ background: page, color: strong }}>
              {name}
              <span className={classes['sample']} style={{ background: fill, color: onFill, borderColor: edge }}>
                {UI_TEXTS.colorSample} {contrastOf(contrast(fill, onFill).toFixed(1))}
              </span>
              <span style={{ color: strong }}>{contrastOf(contrast(strong, page).toFixed(1))}</span>
            </span>
          );
        })}
      </span>
    </>
  );
};

/** The logo as it is, and the way to do without one. Uploading comes with the websites. */
export const LogoEditor: SettingEditor<SettingDraft<'logoFileName'>> = ({ control: { name, value, onChange } }) => (
  <div className={classes['row']}>
    {value === '' ? (
      <span>{EDITOR_TEXTS.noLogo}</span>
    ) : (
      <>
        <img src={value} alt={value} className={classes['logo']} />
        <Button name={name} variant="default" size="xs" onClick={() => onChange('')}>
          {EDITOR_TEXTS.clearLogo}
        </Button>
      </>
    )}
  </div>
);
