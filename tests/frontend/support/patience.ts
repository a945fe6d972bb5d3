import { configure } from '@testing-library/react';

configure(({ getElementError }) => ({
  /** What a person would wait for appears at once here, but a busy machine may need longer than the library's second. */
  asyncUtilTimeout: 40_000,
  /** What is waited for is looked for again and again, and printing the page each time takes longer than looking. */
  getElementError: (message, container) =>
    Object.defineProperty(new ElementError(), 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    }),
}));

class ElementError extends Error {
  override readonly name = 'TestingLibraryElementError';
}
