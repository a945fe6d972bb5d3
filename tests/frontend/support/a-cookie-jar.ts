import type { Cookies } from '#frontend/api/cookies.ts';

/** The cookies of one browser, which all its tabs share. They end by a clock that stands still. */
export function aCookieJar(initial: Readonly<Record<string, string>> = {}): Cookies {
  const jar = new Map(Object.entries(initial));
  return {
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
}
