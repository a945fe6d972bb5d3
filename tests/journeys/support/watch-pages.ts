import type { BrowserContext, ConsoleMessage, Response } from 'playwright-core';

interface WatchOptions {
  /** Whom the pages may ask. */
  readonly origins: readonly string[];
  readonly mayFail: boolean;
  readonly onComplaint: (text: string) => void;
}

/** Notices what no page of the store may do: complain on the console, break its content policy, miss a file, ask others. */
export function watchPages(context: BrowserContext, { origins, mayFail, onComplaint }: WatchOptions): void {
  context.on('weberror', (error) => onComplaint(`uncaught: ${error.error().stack}`));
  context.on('request', (request) => {
    if (!origins.includes(new URL(request.url()).origin)) onComplaint(`asked somebody else: ${request.url()}`);
  });
  if (mayFail) return;
  context.on('console', (message) => {
    if (isBad(message)) onComplaint(`${message.type()}: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (isFailure(response)) onComplaint(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

/** The browser itself notes every call that was refused; what that means is for the page to say. */
const isBad = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  // The router says so of a path that no link of ours has.
  !message.text().startsWith('The URL path') &&
  !(message.text().startsWith('Failed to load resource') && isCall(message.location().url));

const isFailure = (response: Response): boolean => response.status() >= (isCall(response.url()) ? 500 : 400);

const isCall = (url: string): boolean => /^\/(api|wb)\//.test(new URL(url).pathname);
