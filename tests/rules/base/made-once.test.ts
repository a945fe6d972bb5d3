import { describe, expect, it } from 'vitest';
import { madeOnce } from '#shared/rules/base/made-once.ts';

describe('a value that is made once', () => {
  it('is not made before it is asked for', () => {
    let made = 0;
    madeOnce(() => made++);
    expect(made).toBe(0);
  });

  it('is the same with every call', () => {
    const numbers = madeOnce(() => [1]);
    expect(numbers()).toBe(numbers());
  });

  it('is made once even if it is undefined', () => {
    let made = 0;
    const nothing = madeOnce((): undefined => {
      made++;
    });
    nothing();
    nothing();
    expect(made).toBe(1);
  });
});
