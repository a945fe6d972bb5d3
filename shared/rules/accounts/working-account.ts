interface Worker {
  /** The account that the user belongs to. */
  readonly accountId: number;
}

interface Work {
  /** Set while the user works on a cart that a child sent for approval (decision O4). */
  readonly actingFor?: { readonly accountId: number } | undefined;
}

/** The account that a session works for now. Tokens of any other account are refused. */
export const workingAccountOf = ({ actingFor }: Work, { accountId }: Worker): number =>
  actingFor?.accountId ?? accountId;
