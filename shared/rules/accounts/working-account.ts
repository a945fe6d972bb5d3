interface Worker {
  /** The account that the user belongs to. */
  readonly accountId: number;
}

interface Work {
  /** Set while the user works on a cart that a child sent for approval (decision O4). */
  readonly orderAs?: { readonly accountId: number } | undefined;
}

/** The account that a session works for now. Tokens of any other account are refused. */
export const workingAccountOf = ({ orderAs }: Work, { accountId }: Worker): number => orderAs?.accountId ?? accountId;
