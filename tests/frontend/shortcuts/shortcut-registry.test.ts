import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShortcutRegistry } from '#frontend/shortcuts/shortcut-registry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aRegistry(...keys: string[]) {
  const ran: string[] = [];
  const registry = createShortcutRegistry();
  const add = (name: string, ...all: string[]) =>
    registry.add(all.map((one) => ({ keys: one, label: one, group: 'page', run: () => ran.push(name + one) })));
  add('', ...keys);
  return { ...registry, add, ran };
}

describe('shortcuts', () => {
  it.each([
    { pressed: ['n'], ran: ['n'], $why: 'one key' },
    { pressed: ['g', 'u'], ran: ['g u'], $why: 'one after the other' },
    { pressed: ['u'], ran: [], $why: 'the second key alone' },
    { pressed: ['g', 'n'], ran: [], $why: 'another key after the first: n is not meant' },
    { pressed: ['g', 'x', 'n'], ran: ['n'], $why: 'afresh after a wrong second key' },
    { pressed: ['g', 'g', 'u'], ran: [], $why: 'the first key twice' },
  ])('$pressed do $ran: $why', ({ pressed, ran }) => {
    const registry = aRegistry('n', 'g u', 'g h');
    for (const key of pressed) registry.press(key);
    expect(registry.ran).toEqual(ran);
  });

  it('answers whether a key meant anything', () => {
    const registry = aRegistry('n', 'g u');
    expect(['n', 'q', 'g', 'q'].map(registry.press)).toEqual([true, false, true, true]);
  });

  it('forgets the first key when the second takes too long', () => {
    const registry = aRegistry('n', 'g u');
    registry.press('g');
    expect(registry.begun()).toBe('g');
    vi.advanceTimersByTime(1500);
    expect(registry.begun()).toBeUndefined();
    registry.press('u');
    expect(registry.ran).toEqual([]);
  });

  it('gives a key to the latest that has it, and back when that has gone', () => {
    const registry = aRegistry('n');
    const remove = registry.add('later ', 'n');
    registry.press('n');
    remove();
    registry.press('n');
    expect(registry.ran).toEqual(['later n', 'n']);
    expect(registry.active()).toHaveLength(1);
  });
});
