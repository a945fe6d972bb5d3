/** Something that is looked at, or asked, before an order may be placed. */
export interface CheckoutCheck {
  readonly isSettled: boolean;
  /** Why it can't be settled now. */
  readonly error: Error | undefined;
  /** Begins it anew after it failed. */
  readonly retry: () => void;
}

/** What was thrown, as an error; undefined for nothing. */
export const asError = (thrown: unknown): Error | undefined =>
  thrown === undefined || thrown instanceof Error ? thrown : new Error(String(thrown));
