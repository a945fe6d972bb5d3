import { lookup as dnsLookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { UnfetchedPicture } from './picture-problem.ts';
import { isPublicAddress } from './public-address.ts';

/** With these the server can answer that a picture is the same as before. */
export interface PictureValidators {
  readonly etag?: string;
  readonly modified?: string;
}

/** The file at an address, or the server's word that it is the same as before. */
export type FetchedFile =
  | { readonly isSame: true }
  | { readonly isSame: false; readonly bytes: Buffer; readonly validators: PictureValidators };

/** Fetches a file. @throws {UnfetchedPicture} if that can't be done. */
export type PictureFetcher = (address: string, known?: PictureValidators) => Promise<FetchedFile>;

interface FetcherOptions {
  /** All IP addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Whether a connection to an IP address is allowed. */
  readonly isAllowed?: (address: string) => boolean;
  /** For everything from the first look-up to the last byte. */
  readonly timeoutMs?: number;
}

export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const GONE: readonly number[] = [400, 401, 403, 404, 410];
const TIMEOUT_MS = 30_000;
/** A server may ask for a browser's name. This one says who asks. */
const USER_AGENT = 'parts-ordering picture import';

const everyAddress = async (host: string): Promise<string[]> =>
  (await dnsLookup(host, { all: true })).map(({ address }) => address);

/**
 * A fetcher that only connects to public addresses. A host's addresses are checked when it is connected to, and the
 * connection goes to just these, so no second look-up can lead elsewhere.
 */
export function pictureFetcher({
  resolve = everyAddress,
  isAllowed = isPublicAddress,
  timeoutMs = TIMEOUT_MS,
}: FetcherOptions = {}): PictureFetcher {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  const lookup = checkedLookup(resolve, isAllowed);

  async function answerOf(url: URL, known: PictureValidators, signal: AbortSignal): Promise<http.IncomingMessage> {
    const { protocol } = url;
    if (protocol !== 'http:' && protocol !== 'https:') throw refusedAddress('it is not an http or https address');
    if (url.username || url.password) throw refusedAddress('it holds a user name or a password');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A connection to an IP address is made without a look-up.
    if (isIP(host) && !isAllowed(host)) throw refusedAddress('it leads to a private network');
    const headers = {
      'user-agent': USER_AGENT,
      accept: 'image/jpeg, image/png, image/gif, image/bmp',
      'accept-encoding': 'identity',
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.modified && { 'if-modified-since': known.modified }),
    };
    const { promise, resolve: answered, reject } = Promise.withResolvers<http.IncomingMessage>();
    const client = protocol === 'https:' ? https : http;
    client.get(url, { agent: agents[protocol], lookup, headers, signal }, answered).on('error', reject);
    return promise;
  }

  async function fetched(address: string, known: PictureValidators, signal: AbortSignal): Promise<FetchedFile> {
    let url = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await answerOf(url, known, signal);
      const { statusCode = 0, headers } = answer;
      try {
        if (statusCode === 304 && (known.etag || known.modified)) return { isSame: true };
        if (statusCode === 200)
          return { isSame: false, bytes: await bytesOf(answer), validators: validatorsOf(headers) };
      } finally {
        // Ends the connection if the body has not been read.
        if (!answer.complete) answer.destroy();
      }
      if (!REDIRECTS.includes(statusCode) || headers.location === undefined) throw refusedBy(statusCode);
      if (redirects === MOST_REDIRECTS) throw new UnfetchedPicture('picture-server', 'it is redirected too often');
      if (!URL.canParse(headers.location, url.href)) throw refusedAddress('it is redirected to what is no address');
      url = new URL(headers.location, url);
    }
  }

  return async (address, known = {}) => {
    if (!URL.canParse(address)) throw refusedAddress('it is no address');
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await fetched(address, known, signal);
    } catch (error) {
      throw problemOf(error, signal, timeoutMs);
    }
  };
}

/** Gives a connection the addresses of its host, if all of them are allowed. */
const checkedLookup =
  (resolve: (host: string) => Promise<readonly string[]>, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, { all }, callback) => {
    const found = resolve(host).then((addresses) => {
      if (addresses.length === 0) throw new UnfetchedPicture('picture-no-answer', 'its host has no address');
      if (!addresses.every(isAllowed)) throw refusedAddress('it leads to a private network');
      return addresses.map((address) => ({ address, family: isIP(address) }));
    });
    found.then(
      (addresses) => {
        const [first] = addresses;
        if (all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error) => callback(error, ''),
    );
  };

/** The body, which is read no further than a picture may be long. */
async function bytesOf(answer: http.IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = answer.headers;
  if (encoding !== 'identity') throw new UnfetchedPicture('picture-type', `the server sends it as ${encoding}`);
  if (Number(length) > MOST_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    count += chunk.length;
    if (count > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Longer ones would only fill the log. */
const LONGEST_VALIDATOR = 200;

function validatorsOf({ etag, 'last-modified': modified }: http.IncomingHttpHeaders): PictureValidators {
  const isKept = (text: string | undefined) => text !== undefined && text.length <= LONGEST_VALIDATOR;
  return { ...(etag && isKept(etag) && { etag }), ...(modified && isKept(modified) && { modified }) };
}

const refusedAddress = (reason: string) => new UnfetchedPicture('picture-address', reason);
const tooLarge = () => new UnfetchedPicture('picture-too-large', 'it has more than 10 MB');

const refusedBy = (status: number) =>
  new UnfetchedPicture(GONE.includes(status) ? 'picture-missing' : 'picture-server', `the server answers ${status}`);

function problemOf(error: unknown, { aborted }: AbortSignal, timeoutMs: number): UnfetchedPicture {
  if (aborted) return new UnfetchedPicture('picture-no-answer', `it takes longer than ${timeoutMs / 1000} seconds`);
  if (error instanceof UnfetchedPicture) return error;
  const { code = 'no connection' } = error as NodeJS.ErrnoException;
  return new UnfetchedPicture('picture-no-answer', `the server can’t be reached (${code})`);
}
