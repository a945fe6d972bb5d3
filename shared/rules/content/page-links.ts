/** The slugs of the pages that sanitised HTML links to, each once. The sanitiser writes every attribute in double quotes. */
export const linkedSlugs = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a((?:\s+[a-z]+(?:="[^"]*")?)*)>/g)].flatMap(([, attributes = '']) => {
      const address = / href="([^"]*)"/.exec(attributes.replace(/ title="[^"]*"/, ''))?.[1] ?? '';
      return /^\/pages\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? [];
    }),
  ),
];
