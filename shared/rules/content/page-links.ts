/** The slugs of the pages that sanitised HTML links to, each once. */
export const linkedSlugs = (html: string): string[] =>
  attributesIn(html, 'href').flatMap((address) => /^\/pages\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? []);

/** The paths of the pictures in sanitised HTML, each once. */
export const picturesIn = (html: string): string[] => attributesIn(html, 'src');

/** The sanitiser writes every attribute in double quotes. */
const attributesIn = (html: string, name: 'href' | 'src'): string[] => [
  ...new Set(
    [...html.matchAll(/<[a-z0-9]+((?:\s+[a-z]+(?:="[^"]*")?)*)\s*\/?>/g)].flatMap(([, attributes = '']) =>
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].flatMap(([, found, value = '']) =>
        found === name ? value.replaceAll('&amp;', '&') : [],
      ),
    ),
  ),
];
