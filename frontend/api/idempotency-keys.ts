/** For so long, in ms, the same call again is taken for another try of one whose outcome is unknown. */
const KEPT_MS = 5 * 60_000;

let open: { readonly call: string; readonly key: string; readonly until: number } | undefined;

/** Keeps the idempotency key of a write that got no usable answer, until the next write. */
export function keepKey(call: string, key: string): void {
  open = { call, key, until: Date.now() + KEPT_MS };
}

/**
 * The kept key if the next write is the same call, so that the server does it once even if it had done it the first time
 * (decision W6). Any other write ends that: the same call after it is a new one.
 */
export function takeKey(call: string): string | undefined {
  const last = open;
  open = undefined;
  return last?.call === call && Date.now() < last.until ? last.key : undefined;
}
