import { expect, it, vi } from 'vitest';
import { openTabs, type TabMessage } from '#frontend/session/tabs.ts';

it('tells the other tabs, and not the own one', async () => {
  const [own, other] = [openTabs(), openTabs()];
  const [heardHere, heardThere] = [vi.fn<(message: TabMessage) => void>(), vi.fn<(message: TabMessage) => void>()];
  own.listen(heardHere);
  const stop = other.listen(heardThere);
  own.tell('signedOut');
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith('signedOut'), { timeout: 20_000 });
  expect(heardHere).not.toHaveBeenCalled();
  stop();
});
