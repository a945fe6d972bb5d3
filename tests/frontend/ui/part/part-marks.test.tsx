import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartCondition } from '#frontend/ui/part/part-condition.tsx';
import { PartFtc } from '#frontend/ui/part/part-ftc.tsx';
import { PartMarks } from '#frontend/ui/part/part-marks.tsx';
import { renderUi } from '../render-ui.tsx';

const marks = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('names every mark of a part', () => {
  renderUi(
    <PartMarks
      {...{ isCapa: true, isNsf: true, isDiamond: true, isPlatinumPlus: true, isValueLine: true }}
      {...{ isRemanufactured: true, isReconditioned: true, oversized: true, hazardous: true, isSuperseded: true }}
    />,
  );
  expect(marks()).toEqual([
    ...['CAPA', 'NSF', 'Diamond', 'Platinum Plus', 'Value Line'],
    ...['Remanufactured', 'Reconditioned', 'Oversized', 'Hazardous', 'Replaced'],
  ]);
});

it('shows no list of marks for a part without any', () => {
  renderUi(<PartMarks isCapa={false} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it.each([
  { condition: 'A', mileage: 84_210, text: 'Grade A, 84,210 miles' },
  { condition: 'ungraded', mileage: null, text: 'Not graded, Mileage unknown' },
  { condition: null, mileage: 0, text: 'Not graded, 0 miles' },
])('tells grade $condition and mileage $mileage as $text', ({ condition, mileage, text }) => {
  renderUi(<PartCondition condition={condition} mileage={mileage} />);
  const facts = [...screen.getByRole('paragraph').children].map(({ textContent }) => textContent);
  expect(facts.join(', ')).toBe(text);
});

it.each([null, undefined, ''])('has no text of the FTC for a part with %s', (text) => {
  renderUi(<PartFtc text={text} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});
