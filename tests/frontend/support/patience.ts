import { configure } from '@testing-library/react';

configure(({ getElementError }) => ({
  /** Screens appear at once here, but a busy machine may need longer than the library's one second. */
  asyncUtilTimeout: 40_000,
  /** A wait looks many times, and printing the page each time would take longer than looking. */
  getElementError: (message, container) =>
    Object.defineProperty(new ElementError(), 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    }),
}));

class ElementError extends Error {
  override readonly name = 'TestingLibraryElementError';
}
