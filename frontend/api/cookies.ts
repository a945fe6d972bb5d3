/** The cookies a page keeps. They are Secure, SameSite=Strict and host-only: no other tenant and no other site gets them. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Keeps a value for so many ms. */
  write(name: string, value: string, lifetime: number): void;
  remove(name: string): void;
}

export const browserCookies: Cookies = {
  read(name) {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    const value = found?.slice(name.length + 1);
    return value ? decodeURIComponent(value) : undefined;
  },
  write: (name, value, lifetime) => write(name, value, Math.round(lifetime / 1000)),
  remove: (name) => write(name, '', 0),
};

function write(name: string, value: string, seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`;
  // Reading waits until the browser has it. What the other tabs are told next might reach them before the cookie does.
  browserCookies.read(name);
}
