import { brandTones, contrast } from '#shared/rules/accounts/brand-colors.ts';
import { contrastOf, EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { LogoColors } from '../../../form/logo-colors.tsx';
import { PictureField } from '../../../form/picture-field.tsx';
import { useAccountState } from '../account-context.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import { useSetting } from '../setting-field/use-setting.ts';
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
  const logo = useSetting('logoFileName').control.value;
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
      <LogoColors logo={logo} value={value} label={label} onPick={onChange} />
    </>
  );
};

/** The logo: chosen, replaced or taken away, on both schemes and in a mail. */
export const LogoEditor: SettingEditor<SettingDraft<'logoFileName'>> = ({ control }) => {
  const { name, label, value, onChange, errorId } = control;
  const { view } = useAccountState();
  return (
    <PictureField
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      accountId={view.id}
      purpose="logo"
      removeText={EDITOR_TEXTS.clearLogo}
      errorId={errorId}
      shown={(address) => <LogoSamples address={address} />}
    />
  );
};

/** The pages that a logo is on. A mail is always light, and shows it 40 pixels high. */
const LOGO_PAGES: readonly { readonly label: string; readonly page: string; readonly isMail?: true }[] = [
  ...SCHEMES,
  { label: EDITOR_TEXTS.logoInMail, page: '#ffffff', isMail: true },
];

function LogoSamples({ address }: { readonly address: string }) {
  return (
    <div className={classes['swatches']}>
      {LOGO_PAGES.map(({ label, page, isMail = false }) => (
        <figure key={label} className={classes['logoSample']} data-mail={isMail || undefined}>
          <figcaption>{label}</figcaption>
          <span style={{ background: page }}>
            <img src={address} alt="" />
          </span>
        </figure>
      ))}
    </div>
  );
}
