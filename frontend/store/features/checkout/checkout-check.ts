/** Something that is looked at, or asked, before an order may be placed. */
export interface CheckoutCheck {
  readonly isSettled: boolean;
  /** Why it can't be settled now. */
  readonly error: Error | undefined;
  /** Runs the check again after a failure. */
  readonly retry: () => void;
}

/** A thrown value as an Error; undefined stays undefined. */
export const asError = (thrown: unknown): Error | undefined =>
  thrown === undefined || thrown instanceof Error ? thrown : new Error(String(thrown));
