import { createContext, runInContext } from 'node:vm';

/** A request as the viewer-request function gets and returns it. */
export interface ViewerRequest {
  readonly method: string;
  readonly uri: string;
  /** Without the question mark, as sent. */
  readonly query: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** `{ value }`, and all values in `multiValue` if a name is repeated. */
interface Field {
  value: string;
  multiValue?: { value: string }[];
}

type Fields = Record<string, Field>;

interface FunctionEvent {
  readonly version: '1.0';
  readonly context: { readonly eventType: 'viewer-request' };
  readonly viewer: { readonly ip: string };
  readonly request: { method: string; uri: string; querystring: Fields; headers: Fields; cookies: Fields };
}

/** The result of the function: the request, or a response instead. */
type FunctionResult = FunctionEvent['request'] & { readonly statusCode?: number };

/**
 * Runs CloudFront's viewer-request function in a context of its own, on the same event as on AWS. Throws if the
 * function throws, or if it returns a response, which ours never does.
 */
export function viewerRequestFunction(source: string) {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(source, context, { filename: 'viewer-request.js' });
  const handler = runInContext('handler', context) as (event: FunctionEvent) => FunctionResult;

  return (request: ViewerRequest, ip: string): ViewerRequest => {
    const result = handler({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip },
      request: {
        method: request.method,
        uri: request.uri,
        querystring: fieldsOf(request.query ? request.query.split('&').map((pair) => cut(pair, '=')) : []),
        headers: fieldsOf(request.headers.filter(([name]) => !isCookie(name)).map(([k, v]) => [k.toLowerCase(), v])),
        cookies: fieldsOf(request.headers.filter(([name]) => isCookie(name)).flatMap(([, value]) => cookiesOf(value))),
      },
    });
    if (result.statusCode !== undefined) throw new Error('The viewer-request function may not answer by itself');
    const cookies = pairsOf(result.cookies).map(([name, value]) => `${name}=${value}`);
    return {
      method: result.method,
      uri: result.uri,
      query: pairsOf(result.querystring)
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
      headers: [...pairsOf(result.headers), ...(cookies.length > 0 ? [['cookie', cookies.join('; ')] as const] : [])],
    };
  };
}

const isCookie = (name: string): boolean => name.toLowerCase() === 'cookie';

const cookiesOf = (header: string): (readonly [string, string])[] =>
  header
    .split(/;\s*/)
    .filter(Boolean)
    .map((pair) => cut(pair, '='));

function cut(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function fieldsOf(pairs: readonly (readonly [string, string])[]): Fields {
  // Without a prototype, because viewers choose the names of headers and cookies.
  const fields: Fields = Object.create(null);
  for (const [name, value] of pairs) {
    const known = fields[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else fields[name] = { value };
  }
  return fields;
}

const pairsOf = (fields: Fields): (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, { value, multiValue = [{ value }] }]) =>
    multiValue.map((one) => [name, one.value] as const),
  );
