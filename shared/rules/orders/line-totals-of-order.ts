import type { Order, OrderLine } from '../../schemas/stored/order.ts';
import { type LineOfBusiness, linesOfBusiness } from '../../values/line-of-business.ts';
import { type Cents, cents } from '../../values/money.ts';

type Amounts = Pick<Order, 'shipments' | 'taxes'>;

/** The total of an order in each line of business, with shipping and taxes. Together they are the order's total. */
export function lineTotalsOfOrder({ shipments, taxes }: Amounts, lines: readonly OrderLine[]) {
  const amounts = [
    ...lines.map(({ lineOfBusiness, total }) => ({ lineOfBusiness, amount: total })),
    ...shipments.map(({ lineOfBusiness, shippingFee, liftGateFee }) => ({
      lineOfBusiness,
      amount: shippingFee + liftGateFee,
    })),
    ...taxes,
  ];
  const totalOf = (line: LineOfBusiness): Cents =>
    cents(amounts.reduce((sum, { lineOfBusiness, amount }) => sum + (lineOfBusiness === line ? amount : 0), 0));
  return Object.fromEntries(
    linesOfBusiness.map((lineOfBusiness) => [lineOfBusiness, totalOf(lineOfBusiness)]),
  ) as Record<LineOfBusiness, Cents>;
}
