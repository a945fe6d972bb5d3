/** Whether a page of the store stands before this one in the history: the router counts them in its state. */
export const canGoBack = (): boolean => Number((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
