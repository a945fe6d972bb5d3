import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWhenIdle } from '#frontend/ui/hooks/use-when-idle.ts';

afterEach(() => vi.unstubAllGlobals());

it('does its work once the browser tells that it is idle, and not if the screen is gone by then', () => {
  const idle = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.set(idle.size + 1, work).size);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  const work = vi.fn();
  const { unmount } = renderHook(() => useWhenIdle(work));
  expect(work).not.toHaveBeenCalled();
  for (const due of idle.values()) due();
  expect(work).toHaveBeenCalledOnce();
  unmount();
  expect(idle.size).toBe(0);
});

it('does its work a while later in a browser that never tells', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  renderHook(() => useWhenIdle(work));
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), { timeout: 20_000 });
});
