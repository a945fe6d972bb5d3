import { Button, Switch, TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import type { Weekday } from '#shared/rules/accounts/service-hours.ts';
import { clockText, copiedToAllDays, SERVICE_DAYS, storedClock } from '#shared/rules/accounts/service-hours-checks.ts';
import { closesOn, HOURS_TEXTS, opensOn } from '#shared/texts/admin/account-form/editor-texts.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import { isTime } from '../values/hours-draft.ts';
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
      </div>
    </div>
  );
};

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
