import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AccountEffect, AccountView } from '#shared/schemas/wire/account-view.ts';
import { type FieldTexts, fieldRefusals } from '../../../ui/form/field-texts.ts';
import { valuesOfFields } from '../../form/merge-changes.ts';
import { effectsQuery } from './account-queries.ts';
import type { AccountRecordForm } from './use-account-form.ts';
import { accountProblems } from './values/account-problems.ts';
import { accountBody } from './values/account-values.ts';
import { ACCOUNT_FIELDS_SENT } from './values/sent-fields.ts';

/** Typing has paused for so many ms. */
const PAUSE_MS = 400;

export interface Effects {
  /** By code. Undefined while they are not known. */
  readonly byCode: ReadonlyMap<number, AccountEffect> | undefined;
  readonly isLooking: boolean;
  /** Why the server would refuse the change, by field. */
  readonly refusals: FieldTexts;
  /** How many branches change in one setting at least; of those that are named. */
  readonly most: number;
}

/** The effects of the unsaved changes on the branches. The server is asked when typing pauses. */
export function useEffects(
  view: AccountView,
  { values, changed }: Pick<AccountRecordForm, 'values' | 'changed'>,
): Effects {
  const hasBranches = view.fields.some(({ children }) => children.total > 0);
  const isReadable = Object.keys(accountProblems(view, values, changed)).length === 0;
  const fields =
    hasBranches && changed.length > 0 && isReadable ? accountBody(valuesOfFields(values, changed)) : undefined;
  const [asked] = useDebouncedValue(fields && JSON.stringify(fields), PAUSE_MS);
  const isBehind = asked !== (fields && JSON.stringify(fields));
  const body =
    asked === undefined || isBehind || !fields ? undefined : { ...fields, id: view.id, version: view.version };
  const { data, error, isFetching } = useQuery({ ...effectsQuery(body), placeholderData: keepPreviousData });
  const byCode = fields && data && new Map(data.map((effect) => [effect.code, effect]));
  return {
    byCode,
    isLooking: fields !== undefined && (isBehind || isFetching),
    refusals: body && error ? fieldRefusals(ACCOUNT_FIELDS_SENT, error) : {},
    most: Math.max(0, ...(byCode ? [...byCode.values()].map(({ children }) => children) : [])),
  };
}
