/**
 * The cookies a page keeps. They are Secure, SameSite=Strict and host-only: no other tenant and no other site gets them.
 * No call throws: what the browser does not keep, this page keeps in memory.
 */
export interface Cookies {
  read(name: string): string | undefined;
  /** Keeps a value for so many ms. */
  write(name: string, value: string, lifetime: number): void;
  remove(name: string): void;
}

interface Kept {
  readonly value: string;
  /** In ms since 1970. */
  readonly ends: number;
}

/** Cookies that the browser refused to keep. */
const inMemory = new Map<string, Kept>();

export const browserCookies: Cookies = {
  read(name) {
    const kept = inMemory.get(name);
    if (!kept) return browserHas(name);
    return Date.now() < kept.ends ? kept.value : undefined;
  },
  write(name, value, lifetime) {
    writeCookie(name, value, Math.round(lifetime / 1000));
    // Read the cookie back at once, so that the browser has it before other tabs hear about it.
    if (browserHas(name) === value) inMemory.delete(name);
    else inMemory.set(name, { value, ends: Date.now() + lifetime });
  },
  remove(name) {
    inMemory.delete(name);
    writeCookie(name, '', 0);
    browserHas(name);
  },
};

/** Undefined also for what is no text of ours, and where cookies may not be read. */
function browserHas(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    const value = found?.slice(name.length + 1);
    return value ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}

function writeCookie(name: string, value: string, seconds: number) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`;
  } catch {
    // Browsers without cookies throw in some frames.
  }
}
