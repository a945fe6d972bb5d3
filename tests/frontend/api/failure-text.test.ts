import { describe, expect, it } from 'vitest';
import { ApiError } from '#frontend/api/api-error.ts';
import { failureText } from '#frontend/api/failure-text.ts';

const OWN = 'Failed to remove part from cart.';
const said = (text: string) => new ApiError(text, { status: 500 });

describe('of a call that failed is said', () => {
  it.each([
    { error: said('Try again later'), text: 'Try again later', why: 'what the server says' },
    { error: said('Internal Error'), text: OWN, why: 'the screen’s own text where the server only has its fallback' },
    { error: said('An unknown error has occoured'), text: OWN, why: 'the screen’s own text where no text came' },
    { error: new Error('boom'), text: OWN, why: 'the screen’s own text where it was no answer' },
  ])('$why', ({ error, text }) => {
    expect(failureText(error, OWN)).toBe(text);
  });

  it.each(['Internal Error', 'An unknown error has occoured'])('%s where the screen has no text', (text) => {
    expect(failureText(said(text))).toBe(text);
  });
});
