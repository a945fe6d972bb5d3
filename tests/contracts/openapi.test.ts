import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { openapi } from '#shared/contracts/openapi.ts';

it('docs/openapi.json matches the contracts (npm run openapi writes it)', async () => {
  const written = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openapi(allGroups))));
});

it('uses wire names and wire values', () => {
  const { paths } = openapi(allGroups) as { paths: Record<string, Record<string, unknown>> };
  expect(paths['/api/user/login']?.['post']).toMatchObject({
    requestBody: {
      content: { 'application/json': { schema: { required: ['userName', 'password'] } } },
    },
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              properties: { Account: { properties: { MinimumCoreCharge: { anyOf: [{ type: 'number' }, {}] } } } },
            },
          },
        },
      },
    },
  });
});
