import { Button, Switch, TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import { addressTimeZone, wallClockIn } from '#shared/rules/accounts/address-time-zone.ts';
import { isOpen, type Weekday, wallClock } from '#shared/rules/accounts/service-hours.ts';
import {
  clockText,
  copiedToAllDays,
  daysWithoutTimes,
  SERVICE_DAYS,
  storedClock,
} from '#shared/rules/accounts/service-hours-checks.ts';
import { closesOn, HOURS_TEXTS, opensOn } from '#shared/texts/admin/account-form/editor-texts.ts';
import { OPEN_NOW_TEXTS, timeByYourClock, timeIn } from '#shared/texts/admin/account-form/example-texts.ts';
import { useNow } from '../../../../application/use-now.ts';
import { useAccountState } from '../account-context.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import { type HoursDraft, isTime, readHours } from '../values/hours-draft.ts';
import classes from './editor.module.css';

/** The hours of each day, as they are typed and written in am and pm when the field is left. */
export const HoursEditor: SettingEditor<SettingDraft<'customerServiceHours'>> = ({ control }) => {
  const { value, onChange, errorId } = control;
  return (
    <div className={classes['stack']}>
      {SERVICE_DAYS.map((day) => {
        const hours = value[day];
        const change = (part: Partial<typeof hours>) => onChange({ ...value, [day]: { ...hours, ...part } });
        return (
          <div key={day} className={classes['day']}>
            <Switch
              size="xs"
              withThumbIndicator={false}
              label={HOURS_TEXTS.days[day]}
              checked={hours.active}
              classNames={{ track: classes['track'] ?? '' }}
              onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
            />
            <Time
              day={day}
              end="open"
              value={hours.open}
              isNeeded={hours.active}
              errorId={errorId}
              onChange={(open) => change({ open })}
            />
            <span>{HOURS_TEXTS.to}</span>
            <Time
              day={day}
              end="close"
              value={hours.close}
              isNeeded={hours.active}
              errorId={errorId}
              onChange={(close) => change({ close })}
            />
          </div>
        );
      })}
      <div className={classes['row']}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={14} stroke={1.8} aria-hidden />}
          onClick={() => onChange(copiedToAllDays(value, 'monday'))}
        >
          {HOURS_TEXTS.copy}
        </Button>
        <OpenNow draft={value} />
      </div>
    </div>
  );
};

/** Whether customer service would be open now, in the time of the account's address. */
function OpenNow({ draft }: { readonly draft: HoursDraft }) {
  const { country, state } = useAccountState().form.values;
  const now = useNow();
  const hours = readHours(draft);
  if (!hours || daysWithoutTimes(hours).length > 0) return null;
  const zone = addressTimeZone({ country, state });
  const clock = zone === undefined ? wallClock(now) : wallClockIn(now, zone);
  const time = clockText(clock.time);
  const isOpenNow = isOpen(hours, clock);
  return (
    <span role="status">
      <span className={classes[isOpenNow ? 'good' : 'closed']}>
        {isOpenNow ? OPEN_NOW_TEXTS.open : OPEN_NOW_TEXTS.closed}
      </span>{' '}
      <small>{zone === undefined ? timeByYourClock(time) : timeIn(time, state)}</small>
    </span>
  );
}

interface TimeProps {
  readonly day: Weekday;
  readonly end: 'open' | 'close';
  readonly value: string;
  readonly isNeeded: boolean;
  readonly errorId: string | undefined;
  readonly onChange: (value: string) => void;
}

function Time({ day, end, value, isNeeded, errorId, onChange }: TimeProps) {
  const name = HOURS_TEXTS.days[day];
  const isWrong = !isTime(value) || (isNeeded && value.trim() === '');
  return (
    <TextInput
      size="xs"
      aria-label={end === 'open' ? opensOn(name) : closesOn(name)}
      aria-describedby={isWrong ? errorId : undefined}
      autoComplete="off"
      maxLength={10}
      value={value}
      error={isWrong}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const stored = storedClock(value);
        if (stored !== undefined && clockText(stored) !== value) onChange(clockText(stored));
      }}
    />
  );
}
