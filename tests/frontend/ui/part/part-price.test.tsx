import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartPriceLabel } from '#frontend/ui/part/part-price.tsx';
import { cents } from '#shared/values/money.ts';
import { renderUi } from '../render-ui.tsx';

const facts = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('tells what the account pays, the higher list price and the core charge', () => {
  renderUi(<PartPriceLabel price={cents(123_450)} listPrice={cents(150_000)} corePrice={cents(2500)} unit="Pair" />);
  expect(facts()).toEqual(['Your price: $1,234.50 / Pair', 'List: $1,500.00', 'Core charge: $25.00']);
});

it.each([
  { why: 'the list price where it is no higher', props: { listPrice: cents(10_000) } },
  { why: 'a core charge of nothing', props: { listPrice: null, corePrice: cents(0) } },
])('leaves out $why', ({ props }) => {
  renderUi(<PartPriceLabel price={cents(10_000)} {...props} />);
  expect(facts()).toEqual(['Your price: $100.00']);
});

it('names the store price as one', () => {
  renderUi(<PartPriceLabel price={cents(14_000)} listPrice={null} isStorePrice />);
  expect(facts()).toEqual(['Store price: $140.00']);
});

it('says of a part without a price that it is unavailable', () => {
  renderUi(<PartPriceLabel price={cents(0)} listPrice={cents(0)} isUnavailable />);
  expect(facts()).toEqual(['Your price: Unavailable']);
});

it('is not there for an account that shows no prices', () => {
  renderUi(<PartPriceLabel price={null} listPrice={null} corePrice={null} />);
  expect(facts()).toEqual([]);
});
