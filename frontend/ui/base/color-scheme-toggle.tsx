import { useMantineColorScheme } from '@mantine/core';
import IconDeviceDesktop from '@tabler/icons-react/icons/IconDeviceDesktop';
import IconMoon from '@tabler/icons-react/icons/IconMoon';
import IconSun from '@tabler/icons-react/icons/IconSun';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './color-scheme-toggle.module.css';

const SCHEMES = {
  auto: { Icon: IconDeviceDesktop, label: UI_TEXTS.schemeAuto, next: 'light' },
  light: { Icon: IconSun, label: UI_TEXTS.schemeLight, next: 'dark' },
  dark: { Icon: IconMoon, label: UI_TEXTS.schemeDark, next: 'auto' },
} as const;

/** Goes round what the system says, light and dark; remembered in this browser. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { Icon, label, next } = SCHEMES[colorScheme];
  return (
    <button
      type="button"
      className={classes['toggle']}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
