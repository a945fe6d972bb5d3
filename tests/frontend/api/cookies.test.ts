import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';

const denied = () => new DOMException('The operation is insecure.', 'SecurityError');

/** How `document.cookie` behaves in browsers that keep no cookies. */
const REFUSALS = [
  ['are ignored', { get: () => '', set: () => undefined }],
  [
    'throw on writing',
    {
      get: () => '',
      set: () => {
        throw denied();
      },
    },
  ],
  [
    'throw on reading and writing',
    {
      get: () => {
        throw denied();
      },
      set: () => {
        throw denied();
      },
    },
  ],
] as const;

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  vi.useRealTimers();
  browserCookies.remove('flag');
});

it('S14: are of this host alone, for secure pages and for no other site', () => {
  const set = vi.fn();
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set });
  browserCookies.write('flag', 'a', 60_000);
  const [[written]] = set.mock.calls as [[string]];
  expect(written.toLowerCase()).toContain('; secure');
  expect(written.toLowerCase()).toContain('; samesite=strict');
  expect(written.toLowerCase()).not.toContain('domain');
});

describe.each(REFUSALS)('cookies that %s', (_, refusal) => {
  it('are kept in memory until they are removed', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, ...refusal });
    browserCookies.write('flag', 'a;b=ü', 60_000);
    expect(browserCookies.read('flag')).toBe('a;b=ü');
    browserCookies.remove('flag');
    expect(browserCookies.read('flag')).toBeUndefined();
  });

  it('end after their lifetime', () => {
    vi.useFakeTimers();
    Object.defineProperty(document, 'cookie', { configurable: true, ...refusal });
    browserCookies.write('flag', 'true', 60_000);
    vi.advanceTimersByTime(59_999);
    expect(browserCookies.read('flag')).toBe('true');
    vi.advanceTimersByTime(1);
    expect(browserCookies.read('flag')).toBeUndefined();
  });
});

it('a cookie that the browser keeps is not kept twice: another tab removes it for this one too', () => {
  browserCookies.write('flag', 'true', 60_000);
  // biome-ignore lint/suspicious/noDocumentCookie: what another tab does.
  document.cookie = 'flag=; Path=/; Max-Age=0';
  expect(browserCookies.read('flag')).toBeUndefined();
});

it('a cookie that somebody else wrote with a broken encoding is none', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => 'flag=%E0%A4%A', set: () => undefined });
  expect(browserCookies.read('flag')).toBeUndefined();
});
