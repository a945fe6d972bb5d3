import { describe, expect, it } from 'vitest';
import { orderGroups } from '#shared/rules/orders/order-groups.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { anOrderedPart, anOrderView, aShipment } from '../../builders/order-views.ts';

const hood = anOrderedPart();
const lamp = anOrderedPart({ id: '001#LAMP#EA', partNumber: 'LAMP' });
const engine = anOrderedPart({ id: 'engine', lineOfBusinessKey: 'salvage' });
const fromDenver = aShipment({ lineItems: [{ id: hood.id, eaches: 2 }] });
const fromDallas = aShipment({
  location: 'DAL',
  lineItems: [
    { id: lamp.id, eaches: 1 },
    { id: hood.id, eaches: 3 },
  ],
});
const fromTheYard = aShipment({ lineOfBusinessKey: 'salvage', lineItems: [{ id: engine.id, eaches: 1 }] });
const numbers: OrderView['result'] = [
  { lineOfBusinessKey: 'aftermarket', orderNumbers: ['1000002'], parts: [] },
  { lineOfBusinessKey: 'salvage', orderNumbers: ['1000003'], parts: [] },
];

describe('the lines of an order', () => {
  it('stand under their line of business, with its order numbers and shipments', () => {
    const order = anOrderView({ parts: [engine, hood], shipments: [fromTheYard, fromDenver], result: numbers });
    expect(orderGroups(order)).toMatchObject([
      { lineOfBusiness: 'aftermarket', orderNumbers: ['1000002'], shipments: [{ shipment: fromDenver }] },
      { lineOfBusiness: 'salvage', orderNumbers: ['1000003'], shipments: [{ shipment: fromTheYard }] },
    ]);
  });

  it('leave out a line of business of which nothing was ordered', () => {
    const order = anOrderView({ parts: [hood], shipments: [fromDenver], result: numbers });
    expect(orderGroups(order).map(({ lineOfBusiness }) => lineOfBusiness)).toEqual(['aftermarket']);
  });

  it('have no numbers until the order was submitted', () => {
    expect(orderGroups(anOrderView({ result: [] }))).toMatchObject([{ orderNumbers: [] }]);
  });

  it('are priced once, with the first location that they come from', () => {
    const order = anOrderView({ parts: [hood, lamp], shipments: [fromDenver, fromDallas] });
    expect(orderGroups(order)[0]?.shipments).toEqual([
      { shipment: fromDenver, lines: [{ line: hood, eaches: 2, allEaches: 5, isPricedHere: true }] },
      {
        shipment: fromDallas,
        lines: [
          { line: lamp, eaches: 1, allEaches: 1, isPricedHere: true },
          { line: hood, eaches: 3, allEaches: 5, isPricedHere: false },
        ],
      },
    ]);
  });

  it('come last and priced where no shipment names them', () => {
    const order = anOrderView({ parts: [hood, lamp], shipments: [fromDenver] });
    expect(orderGroups(order)[0]?.shipments).toEqual([
      { shipment: fromDenver, lines: [expect.objectContaining({ line: hood })] },
      { shipment: undefined, lines: [{ line: lamp, eaches: 0, allEaches: 0, isPricedHere: true }] },
    ]);
  });

  it('leave out what a shipment names and the order lacks', () => {
    const order = anOrderView({ parts: [lamp], shipments: [fromDallas] });
    expect(orderGroups(order)[0]?.shipments).toEqual([
      { shipment: fromDallas, lines: [{ line: lamp, eaches: 1, allEaches: 1, isPricedHere: true }] },
    ]);
  });
});
