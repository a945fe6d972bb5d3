import { describe, expect, it } from 'vitest';
import { partQuality } from '#shared/rules/catalogue/part-quality.ts';
import { aPartCard, aRecycledCard } from '../../builders/part-cards.ts';

describe('the quality of a part', () => {
  it.each([
    { part: aPartCard(), kind: 'new', name: 'New', why: 'nothing else is known' },
    { part: aPartCard({ isCapa: true, isNsf: true }), kind: 'certified', name: 'CAPA, NSF', why: 'both certified it' },
    { part: aPartCard({ isDiamond: true }), kind: 'certified', name: 'Diamond', why: 'it is a certification' },
    { part: aPartCard({ isPlatinumPlus: true }), kind: 'certified', name: 'Platinum Plus', why: 'so is this' },
    { part: aPartCard({ isValueLine: true }), kind: 'value', name: 'Value Line', why: 'it is the cheap line' },
    { part: aPartCard({ isValueLine: true, isCapa: true }), kind: 'certified', name: 'CAPA', why: 'a mark says more' },
    { part: aPartCard({ isRemanufactured: true, isCapa: true }), kind: 'rebuilt', name: 'Reman', why: 'it is not new' },
    { part: aPartCard({ isReconditioned: true }), kind: 'rebuilt', name: 'Recon', why: 'it is not new' },
    { part: aPartCard({ partNumber: '60421 CORE' }), kind: 'core', name: 'Core', why: 'a core is no part to build in' },
    { part: aRecycledCard(), kind: 'recycled', name: 'Recycled', why: 'it was used' },
  ])('$name, as $why', ({ part, kind, name }) => {
    expect(partQuality(part)).toMatchObject({ kind, name });
  });

  it.each([
    { condition: 'B', grade: 'B' },
    { condition: 'ungraded', grade: '' },
    { condition: null, grade: '' },
  ])('has the grade "$grade" of a recycled part that is $condition', ({ condition, grade }) => {
    expect(partQuality(aRecycledCard({ condition })).grade).toBe(grade);
  });
});
