import { useMantineColorScheme } from '@mantine/core';

const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;

/** Switches between light, dark and what the system says; remembered in this browser. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <button type="button" onClick={() => setColorScheme(NEXT[colorScheme])}>
      {colorScheme}
    </button>
  );
}
