import { isOpen, type Weekday, wallClock } from '#shared/rules/accounts/service-hours.ts';
import type { CustomerServiceHours } from '#shared/schemas/fields/account-settings.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { formatClock } from '../ui/format/format-clock.ts';
import classes from './service-hours.module.css';

interface ServiceHoursProps {
  readonly hours: CustomerServiceHours;
  readonly now: Date;
}

const DAYS: readonly (readonly [Weekday, string])[] = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['wednesday', 'Wednesday'],
  ['thursday', 'Thursday'],
  ['friday', 'Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
];

/** The week of customer service, today first among equals, and whether somebody answers now. */
export function ServiceHours({ hours, now }: ServiceHoursProps) {
  const clock = wallClock(now);
  return (
    <section className={classes['hours']} aria-label={SHELL_TEXTS.customerServiceHours}>
      <h2 className={classes['title']}>
        {SHELL_TEXTS.customerServiceHours}
        <OpenNow isOpen={isOpen(hours, clock)} />
      </h2>
      <dl className={classes['week']}>
        {DAYS.map(([day, name]) => (
          <div key={day} aria-current={day === clock.weekday ? 'date' : undefined}>
            <dt>{name}</dt>
            <dd>{span(hours[day])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OpenNow(props: { readonly isOpen: boolean }) {
  return (
    <span className={classes['now']} data-open={props.isOpen || undefined}>
      {props.isOpen ? SHELL_TEXTS.openNow : SHELL_TEXTS.closedNow}
    </span>
  );
}

const span = ({ open, close, active }: CustomerServiceHours[Weekday]) =>
  active ? `${formatClock(open)} – ${formatClock(close)}` : SHELL_TEXTS.closed;
