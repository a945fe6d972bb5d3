import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import {
  COMPARE_TEXTS,
  copiedFrom,
  copyAllOf,
  differencesCount,
  leftOut as leftOutText,
} from '#shared/texts/admin/account-form/compare-texts.ts';
import { SETTING_TEXTS } from '#shared/texts/admin/account-form/setting-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { readFailure } from '../../../../api/read-failure.ts';
import { accountChoicesQuery, accountOptions, withOwnAccount } from '../../../../order-as/account-choices.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { AccountSelect } from '../../../account-choice/account-select.tsx';
import { useAccountState } from '../account-context.ts';
import editorClasses from '../editors/editor.module.css';
import classes from './compare.module.css';
import type { AccountComparison } from './use-comparison.ts';
import type { Copying } from './use-copying.ts';

interface CompareBarProps {
  readonly user: SignedInUser;
  readonly comparison: AccountComparison;
}

/** Above the settings: which account they are compared with, how many differ, and the way to copy all of them. */
export function CompareBar(props: CompareBarProps) {
  const { copying } = useAccountState();
  return copying && <Bar {...props} copying={copying} />;
}

function Bar({ user, comparison, copying }: CompareBarProps & { readonly copying: Copying }) {
  const { form } = useAccountState();
  const bar = useRef<HTMLElement>(null);
  const { calls, otherId, other, isOnlyDifferences, showOnlyDifferences, choose, end } = comparison;
  const accounts = useOthers(user, otherId, other?.companyName);
  useEffect(() => {
    if (calls > 0) bar.current?.querySelector('input')?.focus();
  }, [calls]);
  const { differences, leftOut, copiedAll, copyAll } = copying;
  function handleChoice(chosen: string) {
    choose(chosen);
    // The field would get the keys, so the focus moves to the bar: j, t and Esc act at once.
    setTimeout(() => bar.current?.focus());
  }
  const copied = differences.size - leftOut.size;
  return (
    <section ref={bar} tabIndex={-1} className={classes['bar']} aria-label={COMPARE_TEXTS.bar}>
      <AccountSelect
        label={COMPARE_TEXTS.compareWith}
        accounts={accounts ?? []}
        chosen={otherId === undefined ? '' : String(otherId)}
        onChoose={handleChoice}
        noneText={accounts?.length === 0 ? COMPARE_TEXTS.none : COMPARE_TEXTS.noneFound}
      />
      {other && (
        <>
          <b role="status" className={classes['count']}>
            {differencesCount(differences.size)}
          </b>
          <Switch
            size="xs"
            withThumbIndicator={false}
            label={COMPARE_TEXTS.onlyDifferences}
            checked={isOnlyDifferences}
            classNames={{ track: editorClasses['track'] ?? '' }}
            onChange={({ currentTarget }) => showOnlyDifferences(currentTarget.checked)}
          />
          {copied > 0 && (
            <Button size="xs" variant="default" rightSection={<KeyCaps keys="T" />} onClick={copyAll}>
              {copyAllOf(copied, differences.size)}
            </Button>
          )}
        </>
      )}
      <Progress comparison={comparison} />
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        {...(!form.isDirty && { rightSection: <KeyCaps keys="Escape" /> })}
        onClick={end}
      >
        {COMPARE_TEXTS.end}
      </Button>
      {copiedAll && other && <CopiedAll copying={copying} companyName={other.companyName} />}
    </section>
  );
}

/** The accounts in scope except the one on the screen. The compared account is offered even if it is inactive. */
function useOthers(user: SignedInUser, otherId: number | undefined, otherName: string | undefined) {
  const { view } = useAccountState();
  const { data } = useQuery(accountChoicesQuery(user.accountId));
  if (data === undefined) return undefined;
  const options = withOwnAccount(user, accountOptions(data)).filter(({ value }) => value !== String(view.id));
  const isOffered = otherName === undefined || options.some(({ value }) => value === String(otherId));
  return isOffered ? options : [...options, { value: String(otherId), label: otherName }];
}

/** Shown until the other account has loaded. If it fails to load, this shows the reason. */
function Progress({ comparison: { otherId, other, error, refetch } }: Pick<CompareBarProps, 'comparison'>) {
  if (otherId === undefined || other) return null;
  if (!error) return <span role="status">{COMPARE_TEXTS.loading}</span>;
  if (readFailure(error) === 'missing') return <span role="alert">{COMPARE_TEXTS.unknown}</span>;
  return <LoadFailure message={failureText(error, COMPARE_TEXTS.failed)} onRetry={() => void refetch()} />;
}

/** Replaces the button, and says what was copied and what was left out. */
function CopiedAll({ copying, companyName }: { readonly copying: Copying; readonly companyName: string }) {
  const undo = useRef<HTMLSpanElement>(null);
  const { copiedAll, undoCopyAll } = copying;
  useEffect(() => {
    // The copy button had the focus, and is gone now.
    if (document.activeElement === document.body) undo.current?.querySelector('button')?.focus();
  }, []);
  if (!copiedAll) return null;
  return (
    <div className={classes['copied']}>
      <span ref={undo} role="status">
        {copiedFrom(copiedAll.count, companyName)}{' '}
        <TextButton onClick={undoCopyAll}>{COMPARE_TEXTS.undoCopy}</TextButton>
      </span>
      {copiedAll.leftOut.size > 0 && (
        <ul>
          {[...copiedAll.leftOut].map(([code, why]) => (
            <li key={code}>{leftOutText(SETTING_TEXTS[code].label, why)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
