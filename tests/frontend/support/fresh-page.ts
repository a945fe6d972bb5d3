import { afterAll } from 'vitest';

declare const happyDOM: { readonly setURL: (url: string) => void };

/** The files of a worker share one page. Each leaves it as it found it, at the address that it began with. */
const { href } = location;

afterAll(() => {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  happyDOM.setURL(href);
});
