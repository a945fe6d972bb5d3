import { Button } from '@mantine/core';
import { readableColor } from '#shared/rules/accounts/readable-color.ts';
import { EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { COLOR_TEXTS, takeColor } from '#shared/texts/admin/account-form/example-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import { ColorSamples } from './color-samples.tsx';
import classes from './editor.module.css';

/** A color, how the store looks in it, and the nearest one that can be read if the wish can't. */
export const ColorEditor: SettingEditor<SettingDraft<'color1'>> = ({ control }) => {
  const { name, label, value, onChange } = control;
  const { pickColor } = useDialogs();
  const nearest = readableColor(value);
  const digits = nearest.slice(1).toUpperCase();
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
