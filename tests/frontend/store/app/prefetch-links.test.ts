import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from '#frontend/store/app/prefetch-links.ts';

const onApproach = vi.fn<(pathname: string) => void>();
prefetchLinks(onApproach);

beforeEach(() => {
  onApproach.mockClear();
  document.body.innerHTML = `
    <a id="list" href="/2019/Toyota?x=1#top"><b>2019 Toyota</b></a>
    <a id="elsewhere" href="https://somebody.example/list">Elsewhere</a>
    <button>Save</button>`;
});

const at = (selector: string) => document.querySelector(selector) as HTMLElement;

it('tells of a link that somebody stays on', async () => {
  fireEvent.pointerOver(at('#list b'));
  await vi.waitFor(() => expect(onApproach.mock.calls).toEqual([['/2019/Toyota']]), { timeout: 20_000 });
});

it('tells of a link that is reached by keyboard, at once', () => {
  at('#list').focus();
  expect(onApproach.mock.calls).toEqual([['/2019/Toyota']]);
});

it('tells nothing of a link that one passes by', async () => {
  fireEvent.pointerOver(at('#list'));
  fireEvent.pointerOver(at('button'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onApproach).not.toHaveBeenCalled();
});

it.each(['#elsewhere', 'button'])('tells nothing of %s', (selector) => {
  at(selector).focus();
  expect(onApproach).not.toHaveBeenCalled();
});
