import type { ReactNode } from 'react';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import classes from './sections.module.css';
import type { SectionKey } from './sections.ts';
import { SettingOf } from './setting.tsx';

interface SectionProps {
  readonly sectionKey: SectionKey;
  readonly title: string;
  readonly codes: readonly SettingCode[];
  /** Further rows, below the settings. */
  readonly children?: ReactNode;
}

export const sectionId = (key: SectionKey): string => `section-${key}`;

/** A section with those of its settings that the search leaves. */
export function Section({ sectionKey, title, codes, children }: SectionProps) {
  const id = sectionId(sectionKey);
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {codes.map((code) => (
        <SettingOf key={code} code={code} />
      ))}
      {children}
    </section>
  );
}
