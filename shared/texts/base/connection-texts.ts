/** Shown when a call gets no response at all. */
export const CONNECTION_TEXTS = {
  offline: 'You are offline. Please check your connection.',
  unreachable: 'The server could not be reached. Please try again.',
} as const;
