import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { examplePrice, partsOfLine, TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { failureText } from '../../../api/failure-text.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { testSearchQuery } from './tenant-queries.ts';
import classes from './wizard.module.css';

/** The parts that the users of the tenant will find, in each of its lines of business. */
export function TestSearch({ account }: { readonly account: AccountView }) {
  const { linesOfBusiness = [] } = account;
  if (linesOfBusiness.length === 0) return <p className={classes['hint']}>{TENANT_TEXTS.noLines}</p>;
  return (
    <ul className={classes['found']} aria-label={TENANT_TEXTS.testSearch}>
      {linesOfBusiness.map((line) => (
        <li key={line}>
          <Found account={account} line={line} />
        </li>
      ))}
    </ul>
  );
}

function Found({ account, line }: { readonly account: AccountView; readonly line: LineOfBusiness }) {
  const { label } = LINE_FACTS[line];
  const exclusions = (line === 'aftermarket' ? account.aftermarketExclusions : account.salvageExclusions) ?? [];
  const { data, error, refetch } = useQuery(testSearchQuery(account.id, line, exclusions));
  if (error) {
    return <LoadFailure message={failureText(error, TENANT_TEXTS.searchFailed)} onRetry={() => void refetch()} />;
  }
  if (!data) return <span role="status">{TENANT_TEXTS.searching}</span>;
  const { found, example } = data;
  return (
    <>
      {partsOfLine(label, formatCount(found))}
      {found === 0 && <small>{TENANT_TEXTS.nothingFound}</small>}
      {example?.customerPrice != null && (
        <small>{examplePrice(example.description, formatMoney(example.customerPrice))}</small>
      )}
    </>
  );
}
