import type { SettingSource } from '#shared/values/accounts/setting-source.ts';
import classes from './setting-field.module.css';

const RUNGS: readonly SettingSource[] = ['default', 'parent', 'own'];

/** The three places that a value can come from, with this one filled. The words stand beside it. */
export function Ladder({ source }: { readonly source: SettingSource }) {
  return (
    <svg className={classes['ladder']} viewBox="0 0 13 14" aria-hidden>
      {RUNGS.map((rung, place) => (
        <rect
          key={rung}
          x="0"
          y={1 + place * 4.5}
          width="13"
          height="3"
          rx="1"
          data-on={rung === source || undefined}
        />
      ))}
    </svg>
  );
}
