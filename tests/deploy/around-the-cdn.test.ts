import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { SUMMIT } from '../api-journeys/demo-users.ts';
import { required } from './required.ts';

describe('a call around the CDN', () => {
  it.each([
    ['no secret', {}],
    ['a wrong secret', { 'x-cdn-secret': 'guessed-guessed-guessed' }],
  ])('is turned away with %s', async (_, headers: Record<string, string>) => {
    const url = `${required('API_URL')}/api/application`;
    const response = await fetch(url, { headers: { 'x-tenant-host': SUMMIT, ...headers } });
    expect([response.status, response.headers.get('errors')]).toEqual([403, SESSION_TEXTS.unauthorized]);
  });
});
