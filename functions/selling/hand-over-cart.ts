import type { HandOver } from '#shared/schemas/hand-over.ts';

/** Long enough that two are never called the same. */
const LENGTH = 24;

/** The name of the cart in which a parent's user works on what was sent. */
export const handOverCartName = ({ id }: Pick<HandOver, 'id'>): string =>
  `sent-${id.replaceAll('-', '').slice(0, LENGTH)}`;
