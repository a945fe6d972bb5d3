import * as z from 'zod/mini';
import { errorCodes } from '../errors.ts';
import { problemSchema } from '../schemas/wire/problem.ts';
import { SESSION_TEXTS } from '../texts/session/session-texts.ts';
import type { Endpoint, EndpointGroup } from '../wire/endpoint.ts';
import { wireName } from '../wire/wire.ts';

type Json = Readonly<Record<string, unknown>>;

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** The OpenAPI description of the API, made from the contracts alone. It is for callers who do not use our client. */
export function openapi(groups: Readonly<Record<string, EndpointGroup>>): Json {
  const operations = Object.entries(groups).flatMap(([group, contract]) =>
    Object.entries(contract).map(([name, endpoint]) => ({ endpoint, operation: operationOf(group, name, endpoint) })),
  );
  const paths: Record<string, Record<string, Json>> = {};
  for (const { endpoint, operation } of operations) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parts ordering', version: '1.0.0', description: DESCRIPTION },
    paths,
    components: {
      schemas: { Problem: plainSchema(problemSchema) },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}

const DESCRIPTION = [
  'Every call goes to the host name of a store, which identifies the tenant.',
  'The token of a session is returned in the Authorization header of a response and sent in the same header, without a scheme.',
  `Every error has its text in the Errors header, percent-encoded if it is not printable ASCII. The codes of problems are ${errorCodes.join(', ')}.`,
].join(' ');

function operationOf(group: string, name: string, endpoint: Endpoint): Json {
  const { summary, access, params, query, body, output, idempotencyKey } = endpoint;
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(access.signedIn && { security: [{ token: [] }], description: admitted(endpoint) }),
    parameters: [
      ...variables('path', params),
      ...variables('query', query),
      ...(idempotencyKey ? [{ in: 'header', name: 'Idempotency-Key', schema: { type: 'string' } }] : []),
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: wireSchema(body) } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: wireSchema(output) } } },
      default: {
        description: `Refused or failed, such as 401 '${SESSION_TEXTS.sessionLost}'`,
        headers: { Errors: { schema: { type: 'string' } } },
        content: { 'application/problem+json': { schema: PROBLEM } },
      },
    },
  };
}

function admitted({ access }: Endpoint): string {
  if (!access.signedIn || 'trusts' in access) return 'For every signed-in user.';
  const { level, permission, alsoPermission } = { level: 3, alsoPermission: undefined, ...access };
  const also = alsoPermission ? ` and '${alsoPermission}'` : '';
  return `For level ${level} and above${permission ? ` with the permission '${permission}'${also}` : ''}.`;
}

function variables(place: 'path' | 'query', schema: Endpoint['query']): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = plainSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    required: required.includes(name),
    schema: property,
  }));
}

const plainSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
};

/** The schema as sent: encoded values and wire names. */
function wireSchema(schema: z.core.$ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = (zodSchema as z.core.$ZodTypes)._zod;
      if (def.type !== 'object') return;
      const nameOf = (key: string) => wireName(key, def.shape[key]);
      const { properties = {}, required } = jsonSchema;
      jsonSchema.properties = Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [nameOf(key), value]),
      );
      if (required) jsonSchema.required = required.map(nameOf);
    },
  });
  return json;
}
