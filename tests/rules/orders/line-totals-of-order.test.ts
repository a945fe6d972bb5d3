import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineTotalsOfOrder } from '#shared/rules/orders/line-totals-of-order.ts';
import type { OrderLine } from '#shared/schemas/stored/order.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';

const amount = fc.nat(1_000_000);
const lineOfBusiness = fc.constantFrom(...linesOfBusiness);
const orders = fc.record({
  lines: fc.array(fc.record({ lineOfBusiness, total: amount })),
  shipments: fc.array(fc.record({ lineOfBusiness, shippingFee: amount, liftGateFee: amount })),
  taxes: fc.array(fc.record({ lineOfBusiness, amount })),
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

it('is the price of parts, shipping and taxes of each line of business, and adds up to the order’s total', () => {
  const order = {
    shipments: [
      { lineOfBusiness: 'aftermarket', shippingFee: 10_00, liftGateFee: 0 },
      { lineOfBusiness: 'salvage', shippingFee: 20_00, liftGateFee: 50_00 },
    ],
    taxes: [{ lineOfBusiness: 'aftermarket', jurisdiction: 'Colorado', amount: 3_21 }],
  };
  const lines = [
    { lineOfBusiness: 'aftermarket', total: 100_00 },
    { lineOfBusiness: 'aftermarket', total: 1_99 },
  ];
  expect(lineTotalsOfOrder(order as never, lines as OrderLine[])).toEqual({ aftermarket: 115_20, salvage: 70_00 });
});

it('never loses a cent', () => {
  fc.assert(
    fc.property(orders, ({ lines, shipments, taxes }) => {
      const totals = lineTotalsOfOrder({ shipments, taxes } as never, lines as never);
      const all = [
        ...lines.map(({ total }) => total),
        ...shipments.map(({ shippingFee, liftGateFee }) => shippingFee + liftGateFee),
        ...taxes.map((tax) => tax.amount),
      ];
      expect(totals.aftermarket + totals.salvage).toBe(sum(all));
    }),
  );
});
