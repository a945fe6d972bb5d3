import { describe, expect, it } from 'vitest';
import { salvageGrade } from '#shared/values/catalogue/salvage-grade.ts';

describe('the grade of a body part', () => {
  it.each([
    { damageCode: '000', grade: 'A', why: 'it has no damage' },
    { damageCode: '2D1', grade: 'A', why: 'one unit is an A' },
    { damageCode: '2D1,4S1', grade: 'B', why: 'units of several places are added' },
    { damageCode: '0H4', grade: 'C', why: 'over two units are a C' },
    { damageCode: 'dents', grade: 'ungraded', why: 'nobody can read it' },
    { damageCode: undefined, grade: 'ungraded', why: 'miles say nothing of a panel' },
  ])('with $damageCode is $grade, because $why', ({ damageCode, grade }) => {
    expect(salvageGrade({ isMechanical: false, damageCode, mileage: 1_000, year: 2020 }, 2026)).toBe(grade);
  });
});

describe('the grade of a mechanical part', () => {
  it.each([
    { mileage: 60_000, year: 2025, grade: 'A', why: 'up to 60,000 are an A at any age' },
    { mileage: 60_001, year: 2025, grade: 'B', why: 'more is a B in a young vehicle' },
    { mileage: 150_000, year: 2016, grade: 'A', why: '15,000 a year are an A' },
    { mileage: 150_001, year: 2016, grade: 'B', why: 'more than 15,000 a year are a B' },
    { mileage: 200_000, year: 2000, grade: 'A', why: '200,000 may still be few a year' },
    { mileage: 200_001, year: 2000, grade: 'C', why: 'more are a C at any age' },
    { mileage: 61_000, year: 2027, grade: 'B', why: 'a vehicle of the coming year has no age' },
    { mileage: undefined, year: 2020, grade: 'ungraded', why: 'nobody knows the miles' },
  ])('with $mileage miles of $year is $grade, because $why', ({ mileage, year, grade }) => {
    expect(salvageGrade({ isMechanical: true, damageCode: '000', mileage, year }, 2026)).toBe(grade);
  });
});
