import type { BrowserContext, ConsoleMessage } from 'playwright-core';

interface WatchOptions {
  readonly origin: string;
  readonly mayFail: boolean;
  readonly onComplaint: (text: string) => void;
}

/** Notices what no page of the store may do: complain on the console, break its content policy, ask other servers, miss a file. */
export function watchPages(context: BrowserContext, { origin, mayFail, onComplaint }: WatchOptions): void {
  context.on('console', (message) => {
    const isBad = ['error', 'warning'].includes(message.type());
    if (isBad && !(isFailedLoad(message) && (mayFail || isApi(message.location().url))))
      onComplaint(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => onComplaint(`uncaught: ${error.error().stack}`));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) onComplaint(`asked somebody else: ${request.url()}`);
  });
  context.on('response', (response) => {
    const isCall = isApi(response.url());
    if (response.status() < (isCall ? 500 : 400) || mayFail) return;
    onComplaint(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

/** The browser itself notes every call that was refused; what that means is for the page to say. */
const isFailedLoad = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource');

const isApi = (url: string): boolean => /^\/(api|wb)\//.test(new URL(url).pathname);
