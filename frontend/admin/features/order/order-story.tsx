import { useState } from 'react';
import type { OrderForStaff, OrderView } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { attemptNumber, byPerson, MESSAGE_NAMES, OUTCOME_NAMES, toAddress } from '#shared/texts/desk/desk-texts.ts';
import { ChoiceSwitch } from '../../../ui/base/choice-switch.tsx';
import { Panel } from '../../../ui/base/panel.tsx';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import classes from './order.module.css';

const SHOWN = ['all', 'mails', 'gateway'] as const;
type Shown = (typeof SHOWN)[number];

/** Something that happened to an order. */
interface Happening {
  readonly key: string;
  readonly at: string;
  readonly kind: 'status' | 'mails' | 'gateway';
  readonly title: string;
  /** Who did it, and other small print. */
  readonly details: readonly string[];
  readonly note: string;
  readonly isFailed: boolean;
}

interface OrderStoryProps {
  readonly timeline: OrderView['timeline'];
  readonly deliveries: OrderForStaff['deliveries'];
}

/** The history of an order with its mails and what the gateway did, in one column from the beginning. */
export function OrderStory({ timeline, deliveries }: OrderStoryProps) {
  const [shown, setShown] = useState<Shown>('all');
  const happenings = [...timeline.map(statusOf), ...deliveries.map(deliveryOf)]
    .filter(({ kind }) => shown === 'all' || kind === shown)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Panel title={ADMIN_ORDER_TEXTS.story}>
      <div className={classes['filter']}>
        <ChoiceSwitch
          legend={ADMIN_ORDER_TEXTS.shown}
          name="story"
          choices={SHOWN.map((value) => ({ value, label: ADMIN_ORDER_TEXTS[value] }))}
          chosen={shown}
          onChoose={setShown}
        />
      </div>
      {happenings.length === 0 && <p>{ADMIN_ORDER_TEXTS.nothingYet}</p>}
      <ol className={classes['story']}>
        {happenings.map(({ key, at, title, details, note, isFailed }) => (
          <li key={key} data-failed={isFailed || undefined}>
            <time dateTime={at}>{formatMoment(at)}</time>
            <div>
              <p>
                {title} <small>{details.join(' · ')}</small>
              </p>
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const statusOf = ({ at, status, actor, note }: OrderView['timeline'][number], index: number): Happening => ({
  key: `status ${index}`,
  at,
  kind: 'status',
  title: status,
  details: [byPerson(actor)],
  note,
  isFailed: status === 'Error',
});

function deliveryOf(delivery: OrderForStaff['deliveries'][number], index: number): Happening {
  const { at, kind, outcome, attempt, to, reference, reason, by } = delivery;
  const isGateway = kind === 'order to gateway';
  const isDecided = outcome === 'sentAgain' || outcome === 'settled';
  return {
    key: `delivery ${index}`,
    at,
    kind: isGateway ? 'gateway' : 'mails',
    title: `${MESSAGE_NAMES[kind]}: ${OUTCOME_NAMES[outcome]}`,
    details: [
      to && toAddress(to),
      isGateway && !isDecided && attemptNumber(attempt),
      reference,
      by && byPerson(by),
    ].filter((detail) => typeof detail === 'string' && detail !== '') as string[],
    note: reason,
    isFailed: outcome === 'givenUp' || outcome === 'postponed',
  };
}
