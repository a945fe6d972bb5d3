import { useQuery } from '@tanstack/react-query';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { PRICE_PANEL_TEXTS as TEXTS } from '#shared/texts/admin/account-form/price-panel-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { PartNumberForm } from './part-number-form.tsx';
import { pinPart, usePinnedPart } from './pinned-part.ts';
import { AmountMove, PriceLine } from './price-line.tsx';
import classes from './price-panel.module.css';
import { priceTraceQuery } from './price-trace-query.ts';
import { tracedLines } from './traced-lines.ts';

interface PricePanelProps {
  readonly accountId: number;
  /** The version of the account that is saved. */
  readonly version: number;
  readonly parentName: string;
  /** The settings that would count if the form were saved. */
  readonly settings: AccountSettings;
  /** Leads to the setting that decided a step, by its code. */
  readonly onSetting: (code: number) => void;
}

/** An example part with its price for the users of the account, step by step, before and after the edits of the form. */
export function PricePanel({ accountId, version, parentName, settings, onSetting }: PricePanelProps) {
  const pinned = usePinnedPart();
  const { data: trace, error } = useQuery(priceTraceQuery(accountId, version, pinned));
  return (
    <section aria-labelledby="example-part" className={classes['panel']}>
      <div className={classes['head']}>
        <h2 id="example-part">{TEXTS.title}</h2>
        {pinned && <TextButton onClick={() => pinPart('')}>{TEXTS.another}</TextButton>}
      </div>
      {!pinned && <PartNumberForm label={TEXTS.partNumber} submitLabel={TEXTS.show} onChoose={pinPart} />}
      {error && <p role="alert">{failureText(error, TEXTS.failed)}</p>}
      {trace && (
        <>
          <p>
            <b>{trace.description}</b>
            <br />
            {trace.partNumber}, {LINE_FACTS[trace.lineOfBusinessKey].label}, {trace.unitOfMeasure}
          </p>
          {trace.sale === null && <p>{TEXTS.hidden}</p>}
          <Trace {...tracedLines(trace, settings)} parentName={parentName} onSetting={onSetting} />
        </>
      )}
    </section>
  );
}

type TraceProps = ReturnType<typeof tracedLines> & Pick<PricePanelProps, 'parentName' | 'onSetting'>;

function Trace({ lines, customerPrice, storePrice, total, parentName, onSetting }: TraceProps) {
  return (
    <>
      <ol className={classes['trace']} aria-label={TEXTS.steps}>
        {lines.map(({ saved, edited, isMoved }) => (
          <PriceLine
            key={saved.step}
            saved={saved}
            edited={edited}
            isMoved={isMoved}
            parentName={parentName}
            onSetting={onSetting}
          />
        ))}
      </ol>
      <dl className={classes['sums']}>
        <dt>{TEXTS.pays}</dt>
        <dd>
          <AmountMove {...customerPrice} />
        </dd>
        {(storePrice.saved !== null || storePrice.edited !== null) && (
          <>
            <dt>{TEXTS.sees}</dt>
            <dd>
              <AmountMove {...storePrice} />
            </dd>
          </>
        )}
        <dt>{TEXTS.inCart}</dt>
        <dd>
          <AmountMove {...total} />
        </dd>
      </dl>
    </>
  );
}
