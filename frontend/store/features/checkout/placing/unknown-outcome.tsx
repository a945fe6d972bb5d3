import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { PATHS } from '../../../../paths.ts';
import classes from './unknown-outcome.module.css';

interface UnknownOutcomeProps {
  readonly error: Error;
  readonly onAskAgain: () => void;
}

/** A press whose answer never came: what is known of it, and the way to find out without ordering twice. */
export function UnknownOutcome({ error, onAskAgain }: UnknownOutcomeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('button')?.focus(), []);
  return (
    <section ref={section} className={classes['outcome']}>
      <div role="alert">
        <p className={classes['reason']}>{failureText(error, CHECKOUT_TEXTS.orderFailed)}</p>
        <p>{CHECKOUT_PAGE_TEXTS.unknownOutcome}</p>
      </div>
      <div className={classes['actions']}>
        <Button onClick={onAskAgain}>{CHECKOUT_PAGE_TEXTS.askAgain}</Button>
        <Link to={PATHS.orders}>{CHECKOUT_PAGE_TEXTS.seeOrders}</Link>
      </div>
    </section>
  );
}
