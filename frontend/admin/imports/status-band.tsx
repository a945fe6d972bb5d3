import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle';
import type { ReactNode } from 'react';
import { ActionArea } from '../../ui/page/action-area.tsx';
import classes from './status-band.module.css';

interface StatusBandProps {
  readonly tone: 'good' | 'warn' | 'plain';
  readonly title: string;
  readonly details?: readonly string[];
  readonly role?: 'status' | 'alert';
  /** Buttons that lead on. */
  readonly children?: ReactNode;
}

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, plain: IconInfoCircle };

/** Above the rows: how the import stands, and how it goes on. */
export function StatusBand({ tone, title, details = [], role = 'status', children }: StatusBandProps) {
  const Icon = ICONS[tone];
  const shown = details.filter((detail) => detail !== '');
  return (
    <ActionArea>
      <section className={classes['band']} data-tone={tone}>
        <Icon size={18} stroke={1.8} aria-hidden />
        <div role={role} className={classes['words']}>
          <b>{title}</b>
          {shown.length > 0 && <span className={classes['second']}>{shown.join(' ')}</span>}
        </div>
        {children && <div className={classes['acts']}>{children}</div>}
      </section>
    </ActionArea>
  );
}
