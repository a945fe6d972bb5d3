import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { IMPORT_KIND_NAMES, IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import { type PeopleImportKind, peopleImportKinds } from '#shared/values/people/people-imports.ts';
import { ChoiceSwitch } from '../../../../ui/base/choice-switch.tsx';
import { accountChoicesQuery, accountOptions, withOwnAccount } from '../../../../order-as/account-choices.ts';
import { AccountSelect } from '../../../account-choice/account-select.tsx';
import { WhyNot } from '../../../form/why-not.tsx';
import { importPath } from '../../../frame/import-paths.ts';
import { mayAddUsers } from '../../../frame/may-add-users.ts';
import type { ImportsLocation } from '../list/imports-location.ts';
import classes from './import-form.module.css';
import { UploadPanel } from './upload-panel.tsx';

interface ImportFormProps {
  readonly user: SignedInUser;
  readonly location: ImportsLocation;
  readonly onGo: (location: ImportsLocation) => void;
}

/** Chooses what is imported, into which account, and the file (admin 4, 6). */
export function ImportForm({ user, location, onGo }: ImportFormProps) {
  const navigate = useNavigate();
  const kinds = kindsFor(user);
  const kind = kinds.find((one) => one === location.kind) ?? kinds[0] ?? 'users';
  const { data: choices = [] } = useQuery({ ...accountChoicesQuery(user.accountId), enabled: user.level < 2 });
  // Branches have no branches, so accounts are imported under top-level accounts only.
  const parents = kind === 'users' ? choices : choices.filter(({ parentId }) => isTopLevel(user, parentId));
  const accounts = withOwnAccount(user, accountOptions(parents));
  const accountId = Number(accounts.find(({ value }) => value === location.account)?.value ?? user.accountId);
  const mayImport = kind === 'accounts' || mayAddUsers(user, accountId);
  return (
    <section className={classes['form']}>
      <div className={classes['choices']}>
        {kinds.length > 1 && (
          <ChoiceSwitch
            legend={IMPORTS_TEXTS.subject}
            name="kind"
            choices={kinds.map((value) => ({ value, label: IMPORT_KIND_NAMES[value] }))}
            chosen={kind}
            onChoose={(value) => onGo({ ...location, kind: value })}
          />
        )}
        {accounts.length > 1 && (
          <div className={classes['account']}>
            <AccountSelect
              label={IMPORTS_TEXTS.intoAccount}
              accounts={accounts}
              chosen={String(accountId)}
              onChoose={(account) => onGo({ ...location, account })}
            />
          </div>
        )}
      </div>
      {mayImport ? (
        <UploadPanel kind={kind} accountId={accountId} onBegun={(id) => void navigate(importPath(id))} />
      ) : (
        <WhyNot isFramed>{IMPORTS_TEXTS.noUserEdit}</WhyNot>
      )}
    </section>
  );
}

/** Accounts are imported by levels 0 and 1, users by every administrator (admin 6). */
const kindsFor = ({ level }: SignedInUser): readonly PeopleImportKind[] =>
  level < 2 ? peopleImportKinds : peopleImportKinds.filter((kind) => kind === 'users');

const isTopLevel = ({ level, accountId }: SignedInUser, parentId: number | null): boolean =>
  level === 0 && (parentId === null || parentId === accountId);
