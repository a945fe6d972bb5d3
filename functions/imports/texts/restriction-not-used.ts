/** Says of a restriction that can't be applied what that means. It has no full stop, because a count follows. */
export const restrictionNotUsed = (restriction: string): string =>
  `The restriction ${restriction.slice(0, 60)} can’t be applied, so it stops no order`;
