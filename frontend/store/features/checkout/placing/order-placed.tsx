import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import { Link } from 'react-router';
import { CHECKOUT_PAGE_TEXTS, orderCount } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { PATHS } from '../../../../paths.ts';
import classes from './order-placed.module.css';
import type { JustPlaced } from './placed-order.ts';

/** Stands above an order that was placed just now: that it was, and by which numbers (storefront 8, order success). */
export function OrderPlaced({ order: { orderNumber, result }, isMailed }: JustPlaced) {
  return (
    <section aria-label={CHECKOUT_PAGE_TEXTS.placedTitle} className={classes['placed']}>
      <IconCircleCheck size={44} stroke={1.5} aria-hidden />
      <div>
        <p role="alert" className={classes['text']}>
          {isMailed ? CHECKOUT_TEXTS.success : CHECKOUT_TEXTS.successWithoutMail}
        </p>
        <dl>
          <div className={classes['number']}>
            <dt>{CHECKOUT_PAGE_TEXTS.orderNumber}</dt>
            <dd>{orderNumber}</dd>
          </div>
          {result.map(({ lineOfBusinessKey, orderNumbers }) => (
            <div key={lineOfBusinessKey}>
              <dt>{orderCount(LINE_FACTS[lineOfBusinessKey].label)}</dt>
              <dd>{orderNumbers.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <Link to={PATHS.home}>{CHECKOUT_PAGE_TEXTS.continueShopping}</Link>
      </div>
    </section>
  );
}
