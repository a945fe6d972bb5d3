import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractFields, fieldOfPath, maxLengthOf } from '#frontend/ui/form/contract-fields.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { named } from '#shared/wire/wire.ts';

const address = z.object({ city: z.string().check(z.minLength(1), z.maxLength(40)), state: z.optional(z.string()) });
const schema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(10)),
  label: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  note: z.nullable(z.string().check(z.maxLength(500))),
  message: z.string().check(z.regex(/\S/), z.maxLength(4000)),
  free: z.string(),
  count: z.int().check(z.maximum(99)),
  kind: z.enum(['a', 'b']),
  poNumber: named('PO', z.optional(z.string())),
  address,
  rows: z.array(z.object({ name: z.string() })),
});
const fields = contractFields(schema);

describe('the fields of a contract', () => {
  it.each([
    { name: 'code', path: 'Code', maxLength: 10, isRequired: true, $why: 'at least one character' },
    { name: 'label', path: 'Label', maxLength: 20, isRequired: false, $why: 'may be left out' },
    { name: 'note', path: 'Note', maxLength: 500, isRequired: false, $why: 'may be null' },
    { name: 'message', path: 'Message', maxLength: 4000, isRequired: true, $why: 'a pattern refuses an empty text' },
    { name: 'free', path: 'Free', maxLength: undefined, isRequired: false, $why: 'an empty text is accepted' },
    { name: 'count', path: 'Count', maxLength: undefined, isRequired: false, $why: 'a maximum is no length' },
    { name: 'kind', path: 'Kind', maxLength: undefined, isRequired: false, $why: 'a choice always has a value' },
    { name: 'poNumber', path: 'PO', maxLength: undefined, isRequired: false, $why: 'an irregular name of the wire' },
    { name: 'address.city', path: 'Address.City', maxLength: 40, isRequired: true, $why: 'inside an object' },
    { name: 'address.state', path: 'Address.State', maxLength: undefined, isRequired: false, $why: 'optional inside' },
  ])('$name: $why', ({ $why, ...expected }) => {
    expect(fields.find(({ name }) => name === expected.name)).toMatchObject(expected);
  });

  it('are known for real contracts', () => {
    expect(maxLengthOf(contentContract.contactUs.body, 'message')).toBe(4000);
    expect(maxLengthOf(sessionContract.setGuestCustomer.body, 'customerName')).toBe(50);
  });

  it('have a limit wherever one is asked for', () => {
    expect(() => maxLengthOf(schema, 'free')).toThrow('The contract sets no limit for free');
  });
});

describe('the field of a refusal', () => {
  it.each([
    { path: 'Code', name: 'code', $why: 'a name of the wire' },
    { path: 'PO', name: 'poNumber', $why: 'an irregular one' },
    { path: 'Address.City', name: 'address.city', $why: 'inside an object' },
    { path: 'Rows.3.Name', name: 'rows', $why: 'inside a list' },
    { path: 'code', name: undefined, $why: 'the name of the code is not on the wire' },
    { path: 'Codes', name: undefined, $why: 'a longer name' },
    { path: '', name: undefined, $why: 'the whole body' },
  ])("'$path' is $name: $why", ({ path, name }) => {
    expect(fieldOfPath(fields, path)?.name).toBe(name);
  });
});
