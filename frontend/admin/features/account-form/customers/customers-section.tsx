import { useQuery } from '@tanstack/react-query';
import {
  levelChoice,
  CUSTOMER_SECTION_TEXTS as TEXTS,
} from '#shared/texts/admin/account-form/customer-section-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { ErrorState } from '../../../../ui/page/page-states.tsx';
import { CustomerForm } from './customer-form.tsx';
import { customersQuery, priceLevelsQuery } from './customer-queries.ts';

interface CustomersSectionProps {
  readonly accountId: number;
  /** Called after a record was saved. */
  readonly onSaved?: () => void;
}

/** The customer records of an account, for the provider's staff: one for each line of business (field 202). */
export function CustomersSection({ accountId, onSaved }: CustomersSectionProps) {
  const customers = useQuery(customersQuery(accountId));
  const { data: levels = [] } = useQuery(priceLevelsQuery);
  if (customers.data) {
    const choices = levels.map(({ name, description }) => ({ value: name, label: levelChoice(name, description) }));
    return customers.data.map((record) => (
      <CustomerForm key={record.lineOfBusinessKey} record={record} levels={choices} onSaved={onSaved} />
    ));
  }
  if (!customers.isError) return null;
  const text = failureText(customers.error, TEXTS.loadFailed);
  return <ErrorState message={text} onRetry={() => void customers.refetch()} />;
}
