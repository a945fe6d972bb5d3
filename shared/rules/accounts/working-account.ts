interface Worker {
  /** The account that the user belongs to. */
  readonly accountId: number;
}

interface Work {
  /** Set while the user works on a cart that a child sent (decision O4). */
  readonly actingFor?: { readonly accountId: number } | undefined;
}

/** The id of the only account that a session works for at the moment: a token of another account is worth nothing. */
export const workingAccountOf = ({ actingFor }: Work, { accountId }: Worker): number =>
  actingFor?.accountId ?? accountId;
