/** How the parts of a list are laid out: the styles of the specification (storefront 9), and one part a row. */
export const listStyles = ['gallery', 'list', 'table'] as const;
export type ListStyle = (typeof listStyles)[number];
