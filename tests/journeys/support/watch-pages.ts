import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core';

interface WatchOptions {
  /** Origins that the pages may request. */
  readonly origins: readonly string[];
  /** Whether the pages may send files to import to the bucket, which has an origin of its own. */
  readonly maySendFiles: boolean;
  readonly mayFail: boolean;
  readonly onComplaint: (text: string) => void;
}

/**
 * Reports everything that no page of the store may do: console errors, violations of its content policy, missing files,
 * requests to other hosts.
 */
export function watchPages(
  context: BrowserContext,
  { origins, maySendFiles, mayFail, onComplaint }: WatchOptions,
): void {
  context.on('weberror', (error) => onComplaint(`uncaught: ${error.error().stack}`));
  context.on('request', (request) => {
    if (maySendFiles && isUpload(request)) return;
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

/** The browser logs every refused call itself. What it means is tested on the page. */
const isBad = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  // The router logs this for paths that none of our links has.
  !message.text().startsWith('The URL path') &&
  !(message.text().startsWith('Failed to load resource') && isCall(message.location().url));

/** A part of a file to import, which goes straight to the bucket. */
const isUpload = (request: Request): boolean =>
  request.method() === 'PUT' && /^\/(people|catalogue)\/uploads\//.test(new URL(request.url()).pathname);

const isFailure = (response: Response): boolean => response.status() >= (isCall(response.url()) ? 500 : 400);

const isCall = (url: string): boolean => /^\/(api|wb)\//.test(new URL(url).pathname);
