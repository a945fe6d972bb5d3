import { PAGE_BACKGROUNDS } from '#shared/rules/accounts/brand/brand-colors.ts';
import { readableColor } from '#shared/rules/accounts/brand/readable-color.ts';
import { EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { COLOR_TEXTS, takeColor } from '#shared/texts/admin/account-form/example-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { LogoColors } from '../../../pictures/logo-colors.tsx';
import { PictureField } from '../../../pictures/picture-field.tsx';
import { useAccountState } from '../account-context.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import { useSetting } from '../setting-field/use-setting.ts';
import type { SettingDraft } from '../values/drafts.ts';
import { ColorSamples } from './color-samples.tsx';
import classes from './editor.module.css';

/** A color, how the store looks in it, and the nearest readable color if this one is hard to read. */
export const ColorEditor: SettingEditor<SettingDraft<'color1'>> = ({ control }) => {
  const { name, label, value, onChange } = control;
  const { pickColor } = useDialogs();
  const nearest = readableColor(value);
  const digits = nearest.slice(1).toUpperCase();
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
      {nearest !== `#${value.toLowerCase()}` && (
        <p className={classes['hint']}>
          {COLOR_TEXTS.adjusted} <TextButton onClick={() => onChange(digits)}>{takeColor(`#${digits}`)}</TextButton>
        </p>
      )}
      <ColorSamples color={value} />
      <LogoColors logo={logo} value={value} label={label} onPick={onChange} />
    </>
  );
};

/** Chooses, replaces or removes the logo, and shows it in both color schemes and in an email. */
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

/** The backgrounds that a logo is shown on. An email is always light, and shows it 40 pixels high. */
const LOGO_PAGES: readonly { readonly label: string; readonly page: string; readonly isMail?: true }[] = [
  { label: EDITOR_TEXTS.colorOnLight, page: PAGE_BACKGROUNDS.light[0] },
  { label: EDITOR_TEXTS.colorOnDark, page: PAGE_BACKGROUNDS.dark[0] },
  { label: EDITOR_TEXTS.logoInMail, page: '#ffffff', isMail: true },
];

function LogoSamples({ address }: { readonly address: string }) {
  return (
    <div className={classes['logoSamples']}>
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
