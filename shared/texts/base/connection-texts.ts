/** What is said when a call of the page gets no answer at all. */
export const CONNECTION_TEXTS = {
  offline: 'You are offline. Please check your connection.',
  unreachable: 'The server could not be reached. Please try again.',
} as const;
