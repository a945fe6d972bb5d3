import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type MarginBand,
  NEW_MARGIN_BAND,
  reorganizedMargins,
} from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { hasStoreView, retailPrice } from '#shared/rules/pricing/retail-price.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { PriceTrace } from '#shared/schemas/wire/price-trace.ts';
import {
  anotherThan,
  EXAMPLE_PLACES,
  EXAMPLE_PRICE_TEXTS as TEXTS,
} from '#shared/texts/admin/account-form/example-texts.ts';
import { PRICE_PANEL_TEXTS } from '#shared/texts/admin/account-form/price-panel-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { browserStorage } from '../../../../ui/hooks/web-storage.ts';
import { useAccountState } from '../account-context.ts';
import { accountPartsQuery } from '../account-queries.ts';
import { PartNumberForm } from '../price/part-number-form.tsx';
import { AmountMove } from '../price/price-line.tsx';
import { priceTraceQuery } from '../price/price-trace-query.ts';
import { editedSettings } from '../values/edited-settings.ts';
import classes from './margins.module.css';

interface ExamplePricesProps {
  readonly lineOfBusiness: LineOfBusiness;
  /** As typed. Undefined while something typed can't be read. */
  readonly bands: readonly MarginBand[] | undefined;
}

/** Three parts of the account with their store prices, as saved and with the typed bands. Each can be replaced. */
export function ExamplePrices({ lineOfBusiness, bands }: ExamplePricesProps) {
  const { view, form, saved } = useAccountState();
  const { data, error, isPending } = useQuery(accountPartsQuery(view.id, view.version, lineOfBusiness));
  const [chosen, choose] = useChosenParts(lineOfBusiness);
  const parts = EXAMPLE_PLACES.map((_, place) => chosen[place] || (data?.examples[place] ?? ''));
  const traces = useTraces(parts);
  const before = editedSettings(view, saved).settings;
  const { settings } = editedSettings(view, form.values);
  const name = lineOfBusiness === 'aftermarket' ? 'aftermarketMargins' : 'salvageMargins';
  // The bands are saved in order.
  const after = bands && { ...settings, [name]: reorganizedMargins(bands) };
  const sales = traces.flatMap(({ data: trace }) => (trace ? [trace.sale] : []));
  return (
    <div className={classes['examples']}>
      <b>{TEXTS.title}</b>
      {error && <p>{TEXTS.examplesFailed}</p>}
      {data && parts.every((part) => part === '') && <p>{TEXTS.none}</p>}
      <ul aria-label={TEXTS.title}>
        {EXAMPLE_PLACES.map((label, place) => (
          <Example
            key={label}
            label={label}
            partNumber={parts[place] ?? ''}
            trace={traces[place]?.data}
            failure={traces[place]?.error}
            isPending={isPending}
            onChoose={(partNumber) => choose(place, partNumber)}
          >
            {(trace) => <Price trace={trace} lineOfBusiness={lineOfBusiness} before={before} after={after} />}
          </Example>
        ))}
      </ul>
      {sales.includes(null) && <p>{PRICE_PANEL_TEXTS.hidden}</p>}
      {sales.some((sale) => sale && !isSeen(after ?? before, sale)) && <p>{TEXTS.notSeen}</p>}
    </div>
  );
}

/** The traces of three parts, any of which may be the same or empty. */
function useTraces([cheap = '', medium = '', expensive = '']: readonly string[]) {
  const { view } = useAccountState();
  const of = (part: string) => priceTraceQuery(view.id, view.version, part);
  return [useQuery(of(cheap)), useQuery(of(medium)), useQuery(of(expensive))];
}

/** Whether anybody would see store prices if there were bands. */
const isSeen = (settings: AccountSettings, { customers }: NonNullable<PriceTrace['sale']>): boolean =>
  hasStoreView({ ...settings, aftermarketMargins: [NEW_MARGIN_BAND] }, customers);

/** The parts that the user chose in place of the suggested examples. This browser keeps them for all accounts. */
function useChosenParts(lineOfBusiness: LineOfBusiness) {
  const key = `admin-margin-parts-${lineOfBusiness}`;
  const [chosen, setChosen] = useState<readonly string[]>(() => (browserStorage.read(key) ?? '').split('\n'));
  function choose(place: number, partNumber: string) {
    const next = EXAMPLE_PLACES.map((_, index) => (index === place ? partNumber : (chosen[index] ?? '')));
    browserStorage.write(key, next.join('\n'));
    setChosen(next);
  }
  return [chosen, choose] as const;
}

interface ExampleProps {
  readonly label: string;
  /** Empty if no part is known. */
  readonly partNumber: string;
  readonly trace: PriceTrace | undefined;
  readonly failure: unknown;
  /** Whether a part is still being picked. */
  readonly isPending: boolean;
  readonly onChoose: (partNumber: string) => void;
  readonly children: (trace: PriceTrace) => ReactNode;
}

function Example({ label, partNumber, trace, failure, isPending, onChoose, children }: ExampleProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = trace?.description ?? (partNumber || label);
  return (
    <li>
      <span>
        {name} {trace?.lineOfBusinessKey === 'aftermarket' && <small>{trace.partNumber}</small>}
      </span>
      <span>{failure ? failureText(failure, TEXTS.failed) : trace && children(trace)}</span>
      {isAsking && (
        <PartNumberForm
          label={TEXTS.partNumber}
          submitLabel={TEXTS.show}
          isFocused
          onChoose={(chosen) => {
            setIsAsking(false);
            onChoose(chosen);
          }}
        />
      )}
      {!isAsking && !isPending && (
        <TextButton aria-label={anotherThan(name)} onClick={() => setIsAsking(true)}>
          {TEXTS.change}
        </TextButton>
      )}
    </li>
  );
}

interface PriceProps {
  readonly trace: PriceTrace;
  readonly lineOfBusiness: LineOfBusiness;
  readonly before: AccountSettings;
  readonly after: AccountSettings | undefined;
}

/** The store price before and after, by the server's rule from the price that the account pays. */
function Price({ trace: { sale, lineOfBusinessKey }, lineOfBusiness, before, after }: PriceProps) {
  if (lineOfBusinessKey !== lineOfBusiness) return <small>{TEXTS.otherLine}</small>;
  if (!sale) return null;
  const priceIn = (settings: AccountSettings) => retailPrice(sale.customerPrice, lineOfBusiness, settings);
  return <AmountMove saved={priceIn(before)} edited={after ? priceIn(after) : null} />;
}
