import { expect, it } from 'vitest';
import { lacksExecutiveOrder } from '#shared/rules/terms/executive-order.ts';

it.each([
  { name: 'CARB EO Number', value: 'D-161-8', lacks: false, why: 'it has a number' },
  {
    name: 'Executive Order Number',
    value: 'EO D-193-140',
    lacks: false,
    why: 'it has a number, however it is written',
  },
  { name: 'E.O. No.', value: 'none yet', lacks: true, why: 'a name may have dots' },
  { name: 'Executive Order', value: 'AB-12', lacks: false, why: 'an order may have two letters' },
  { name: 'CARB', value: 'Non-compliant', lacks: true, why: 'in one word' },
  { name: 'CARB', value: 'Nationwide', lacks: false, why: 'it begins like no' },
  { name: 'EO #', value: 'K-77', lacks: false, why: 'older orders have other letters' },
  { name: 'CARB EO Number', value: 'None', lacks: true, why: 'it says that there is none' },
  { name: 'CARB EO Number', value: 'Pending', lacks: true, why: 'a pending order is none' },
  { name: 'CARB EO Number', value: 'N/A', lacks: true, why: 'no number is none' },
  { name: 'CARB EO Number', value: 'Exempt', lacks: false, why: 'it needs none' },
  { name: 'CARB Executive Order', value: 'Not required', lacks: false, why: 'it needs none' },
  { name: 'CARB Compliant', value: 'Yes', lacks: false, why: 'it says that it complies' },
  { name: 'CARB Compliant', value: 'No', lacks: true, why: 'it says that it does not' },
  { name: '50-State Legal', value: 'N', lacks: true, why: 'another name for the same' },
  { name: 'California Emissions', value: '49-State', lacks: true, why: 'California is the fiftieth' },
  { name: 'California Emissions', value: 'Not legal for sale or use', lacks: true, why: 'in words' },
  { name: 'Carburetor Type', value: 'None', lacks: false, why: 'CARB is a word of its own' },
  { name: 'Eon Number', value: 'None', lacks: false, why: 'EO is a word of its own' },
  { name: 'Color', value: 'No', lacks: false, why: 'other attributes say nothing of it' },
])('$name "$value": lacks an order is $lacks, because $why', ({ name, value, lacks }) => {
  expect(
    lacksExecutiveOrder([
      { name: 'Material', value: 'Steel' },
      { name, value },
    ]),
  ).toBe(lacks);
});
