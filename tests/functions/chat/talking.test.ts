import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHAT_TEXTS } from '#shared/texts/admin/chat-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { chatRoom, ROOM, type Talker, talker } from '../../support/chat-room.ts';
import { storedItems } from '../../support/stored-items.ts';

let time: Date;
let room: Awaited<ReturnType<typeof chatRoom>>;
beforeEach(async () => {
  time = new Date('2026-03-01T09:00:00Z');
  room = await chatRoom(() => time);
});

let keys = 0;
const said = (text: string, more: object = {}) => {
  keys += 1;
  return { Text: text, Key: `key-${String(keys).padStart(8, '0')}`, ...more };
};
const inSummit = { AccountId: ROOM.summit };
const texts = ({ messages }: { readonly messages: readonly { readonly text: string }[] }) =>
  messages.map(({ text }) => text);

describe('a conversation', () => {
  it('is between the administrators of a tenant and the staff of the provider (decision D40)', async () => {
    await room.ask('summit', said('Where is order 1000001?'));
    await room.ask('staff', said('It left this morning.', inSummit));
    const seen = { number: 1, name: 'Sara Sandoval', isFromProvider: false, text: 'Where is order 1000001?' };
    const answer = { number: 2, name: 'Paula Prentice', isFromProvider: true, text: 'It left this morning.' };
    expect((await room.ask('summit')).messages).toMatchObject([
      { ...seen, isMine: true },
      { ...answer, isMine: false },
    ]);
    expect((await room.ask('more of summit')).messages.map(({ isMine }) => isMine)).toEqual([false, false]);
    expect((await room.ask('more staff', inSummit)).messages).toMatchObject([seen, answer]);
  });

  it('gives what is newer than the date, and the first date is 1/1/2000 (admin 9)', async () => {
    const [first] = (await room.ask('summit', said('one'))).messages;
    time = new Date('2026-03-01T09:00:05Z');
    await room.ask('staff', said('two', inSummit));
    expect(texts(await room.ask('summit', { Date: '1/1/2000' }))).toEqual(['one', 'two']);
    expect(texts(await room.ask('summit', { Date: first?.date }))).toEqual(['two']);
    expect(texts(await room.ask('summit', { Date: '2026-03-01T09:00:05.000Z' }))).toEqual([]);
    expect(texts(await room.ask('summit', { Date: '2026-03-01T09:00:05Z' }))).toEqual([]);
  });

  it('returns with a message all that its writer has not seen', async () => {
    await room.ask('staff', said('Good morning.', inSummit));
    expect(texts(await room.ask('summit', said('Good morning!')))).toEqual(['Good morning.', 'Good morning!']);
  });

  it('can say what it is about', async () => {
    const about = { Kind: 'order', Id: '1000001' };
    await room.ask('summit', said('Is it stuck?', { About: about }));
    expect((await room.ask('staff', inSummit)).messages[0]?.about).toEqual({ kind: 'order', id: '1000001' });
  });

  it('keeps its order when the clock of a function is behind', async () => {
    await room.ask('summit', said('first'));
    time = new Date('2026-03-01T08:59:00Z');
    await room.ask('staff', said('second', inSummit));
    const { messages } = await room.ask('summit');
    expect(messages.map(({ text, date }) => [text, date])).toEqual([
      ['first', '2026-03-01T09:00:00.000Z'],
      ['second', '2026-03-01T09:00:00.001Z'],
    ]);
  });

  it('forgets messages after 400 days, also those that the table has not deleted yet', async () => {
    await room.ask('summit', said('old'));
    time = new Date(time.getTime() + 400 * 86_400_000 + 1);
    await room.ask('summit', said('new'));
    expect(texts(await room.ask('summit'))).toEqual(['new']);
    time = new Date(time.getTime() + 400 * 86_400_000 + 1);
    expect((await room.ask('staff')).conversations).toEqual([]);
  });

  it('leaves out nothing and doubles nothing, whoever writes at the same time and asks meanwhile', async () => {
    const writers: readonly Talker[] = ['summit', 'more of summit', 'staff', 'more staff'];
    const seen: string[] = [];
    let date = '1/1/2000';
    let isOver = false;
    const reading = (async () => {
      for (let isLast = false; !isLast; ) {
        isLast = isOver;
        const { messages } = await room.ask('summit', { Date: date });
        seen.push(...texts({ messages }));
        date = messages.at(-1)?.date ?? date;
      }
    })();
    await Promise.all(
      writers.flatMap((name) =>
        ['a', 'b', 'c'].map((part) => room.ask(name, said(`${name} ${part}`, name.includes('staff') ? inSummit : {}))),
      ),
    );
    isOver = true;
    await reading;
    expect(seen.toSorted()).toEqual(
      writers.flatMap((name) => ['a', 'b', 'c'].map((part) => `${name} ${part}`)).toSorted(),
    );
    expect((await room.ask('summit')).messages.map(({ number }) => number)).toEqual(seen.map((_, at) => at + 1));
  });
});

describe('a long conversation', () => {
  it('comes in pages that a gateway can send, without a gap', async () => {
    const long = '☃'.repeat(2000);
    for (let count = 1; count <= 40; count += 1) {
      time = new Date(time.getTime() + 3000);
      await room.ask('summit', said(long));
    }
    const numbers: number[] = [];
    let date = '1/1/2000';
    for (let hasMore = true; hasMore; ) {
      const { body = '' } = await room.send(talker('summit'), JSON.stringify({ Authorization: '', Date: date }));
      expect(Buffer.byteLength(body)).toBeLessThan(128 * 1024);
      const answer = await room.ask('summit', { Date: date });
      numbers.push(...answer.messages.map(({ number }) => number));
      date = answer.messages.at(-1)?.date ?? date;
      hasMore = answer.hasMore;
    }
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('answers a message with the oldest that are missing first, so that none is skipped', async () => {
    for (let count = 1; count <= 51; count += 1) {
      time = new Date(time.getTime() + 3000);
      await room.ask('staff', said(`number ${count}`, inSummit));
    }
    const answer = await room.ask('summit', said('I was away'));
    expect([answer.messages.length, answer.hasMore]).toEqual([50, true]);
    const rest = await room.ask('summit', { Date: answer.messages.at(-1)?.date });
    expect([texts(rest), rest.hasMore]).toEqual([['number 51', 'I was away'], false]);
  });
});

describe('a message that is sent again', () => {
  it('is the same message', async () => {
    const message = said('Once');
    const first = await room.ask('summit', message);
    expect(await room.ask('summit', message)).toEqual(first);
    expect(texts(await room.ask('staff', inSummit))).toEqual(['Once']);
  });

  it('is the same message when both are sent at once', async () => {
    const message = said('Once');
    await Promise.all([room.ask('summit', message), room.ask('summit', message), room.ask('summit', message)]);
    expect(texts(await room.ask('staff', inSummit))).toEqual(['Once']);
  });

  it('is refused with another text, because the page would believe that this was sent (decision W6)', async () => {
    await room.ask('summit', { Text: 'Yes', Key: 'key-again' });
    const problem = await room.refusal(talker('summit'), { Text: 'No', Key: 'key-again' });
    expect(problem).toMatchObject({ status: 409, detail: ERROR_TEXTS.keyRepeated });
  });

  it('is another message from another user, who may happen to choose the same key', async () => {
    await room.ask('summit', { Text: 'Yes', Key: 'key-again' });
    await room.ask('more of summit', { Text: 'No', Key: 'key-again' });
    expect(texts(await room.ask('summit'))).toEqual(['Yes', 'No']);
  });
});

describe('the list of the staff', () => {
  it('has each conversation with its number of messages and the last answer, newest first', async () => {
    await room.ask('summit', said('one'));
    await room.ask('more staff', said('answer', inSummit));
    time = new Date('2026-03-01T09:05:00Z');
    await room.ask('northside', said('hello'));
    time = new Date('2026-03-01T09:10:00Z');
    await room.ask('summit', said('two'));
    expect((await room.ask('staff')).conversations).toEqual([
      { accountId: ROOM.summit, count: 3, answered: 2, date: '2026-03-01T09:10:00.000Z' },
      { accountId: ROOM.northside, count: 1, answered: 0, date: '2026-03-01T09:05:00.000Z' },
    ]);
  });

  it('has those that changed since the date, and of the minute before, because an index is late', async () => {
    await room.ask('summit', said('one'));
    time = new Date('2026-03-01T09:05:00Z');
    await room.ask('northside', said('hello'));
    const since = async (date: string) =>
      (await room.ask('staff', { Date: date })).conversations.map(({ accountId }) => accountId);
    expect(await since('2026-03-01T09:05:30.000Z')).toEqual([ROOM.northside]);
    expect(await since('2026-03-01T09:01:00.000Z')).toEqual([ROOM.northside, ROOM.summit]);
    expect(await since('2026-03-01T09:06:01.000Z')).toEqual([]);
  });

  it('is not for tenants', async () => {
    await room.ask('northside', said('hello'));
    expect((await room.ask('summit')).conversations).toEqual([]);
  });

  it('takes no message, because nobody would get it', async () => {
    const problem = await room.refusal(talker('staff'), said('To whom?'));
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'AccountId' }] });
  });
});

describe('who gets nothing', () => {
  beforeEach(async () => {
    await room.ask('northside', said('A secret of Northside'));
    await room.ask('summit', said('A secret of Summit'));
  });

  it.each([
    { name: 'northside', AccountId: ROOM.summit, why: 'another tenant' },
    { name: 'summit', AccountId: ROOM.northside, why: 'another tenant' },
    { name: 'summit', AccountId: ROOM.provider, why: 'the provider has no conversation with itself' },
    { name: 'summit', AccountId: ROOM.east, why: 'a child talks through its parent' },
    { name: 'staff', AccountId: ROOM.east, why: 'a child is no tenant' },
    { name: 'staff', AccountId: ROOM.provider, why: 'the provider is no tenant' },
    { name: 'staff', AccountId: 99, why: 'there is no such account' },
  ] as const)('$name for account $AccountId, read or written: $why', async ({ name, AccountId }) => {
    const before = await storedItems(room.table);
    for (const request of [{ AccountId }, said('Let me in', { AccountId })]) {
      const problem = await room.refusal(talker(name), request);
      expect(problem).toMatchObject({ status: 404, detail: SESSION_TEXTS.unauthorized });
    }
    expect(await storedItems(room.table)).toEqual(before);
  });

  it.each([
    { who: 'a child account’s administrator (level 2)', actor: talker('east'), status: 403 },
    { who: 'an ordinary user (level 3)', actor: talker('buyer'), status: 403 },
    { who: 'a level 1 without the right to manage users', actor: talker('summit', { permissions: [] }), status: 403 },
    { who: 'the staff without it', actor: talker('staff', { permissions: ['checkout'] }), status: 403 },
    { who: 'nobody', actor: undefined, status: 401 },
  ])('$who', async ({ actor, status }) => {
    const before = await storedItems(room.table);
    for (const request of [{}, inSummit, said('Let me in'), said('Let me in', inSummit)]) {
      const { statusCode, body = '' } = await room.send(
        actor,
        JSON.stringify({ Authorization: '', Date: '1/1/2000', ...request }),
      );
      expect(statusCode).toBe(status);
      expect(body).not.toMatch(/secret|Messages/);
    }
    expect(await storedItems(room.table)).toEqual(before);
  });

  it('who orders for a branch still talks for the own tenant (decision D4)', async () => {
    const actor = talker('summit', {
      accountId: ROOM.east,
      parentId: ROOM.summit,
      home: { accountId: ROOM.summit, parentId: undefined },
    });
    const { body = '' } = await room.send(actor, JSON.stringify({ Authorization: '', Date: '1/1/2000' }));
    expect(body).toContain('A secret of Summit');
  });
});

describe('what is no request', () => {
  const valid = { Authorization: 'a token', Date: '1/1/2000', Text: 'Hello', Key: 'key-12345678' };

  it.each([
    { fields: { Authorization: undefined }, path: 'Authorization', why: 'no token' },
    { fields: { Authorization: 'x'.repeat(4097) }, path: 'Authorization', why: 'no token is so long' },
    { fields: { Authorization: 7 }, path: 'Authorization', why: 'no text' },
    { fields: { Date: undefined }, path: 'Date', why: 'no date' },
    { fields: { Date: 'yesterday' }, path: 'Date', why: 'no date either' },
    { fields: { Date: '2026-02-30T00:00:00Z' }, path: 'Date', why: 'no such day' },
    { fields: { Date: '0001-01-01T00:00:00Z' }, path: 'Date', why: 'before all messages' },
    { fields: { Date: '9999-01-01T00:00:00Z' }, path: 'Date', why: 'after all messages' },
    { fields: { AccountId: 'two' }, path: 'AccountId', why: 'no number' },
    { fields: { AccountId: 0 }, path: 'AccountId', why: 'no account' },
    { fields: { AccountId: 1.5 }, path: 'AccountId', why: 'not whole' },
    { fields: { Text: '' }, path: 'Text', why: 'says nothing' },
    { fields: { Text: ' \n\t ' }, path: 'Text', why: 'says nothing' },
    { fields: { Text: 'x'.repeat(2001) }, path: 'Text', why: 'over 2,000 characters' },
    { fields: { Text: ['Hello'] }, path: 'Text', why: 'no text' },
    { fields: { Key: undefined }, path: 'Key', why: 'a text without a key' },
    { fields: { Text: undefined }, path: 'Key', why: 'a key without a text' },
    { fields: { Key: 'short' }, path: 'Key', why: 'too short to be unique' },
    { fields: { Key: 'key#with#hashes' }, path: 'Key', why: 'hashes part the keys of the table' },
    { fields: { About: 'order' }, path: 'About', why: 'no thing' },
    { fields: { About: { Kind: 'page', Id: '1' } }, path: 'About.Kind', why: 'no kind that messages are about' },
    { fields: { About: { Kind: 'order', Id: '../1' } }, path: 'About.Id', why: 'no id' },
  ])('is refused at $path: $why', async ({ fields, path }) => {
    const before = await storedItems(room.table);
    const problem = await room.refusal(talker('summit'), { ...valid, ...fields });
    expect(problem).toMatchObject({ type: 'urn:problem:invalid_input', status: 400, detail: 'Invalid Request.' });
    expect(problem.errors.map((error) => error.path)).toContain(path);
    expect(await storedItems(room.table)).toEqual(before);
  });

  it.each(['', 'Hello', '[]', 'null', '"text"', '{', '7', '{"Authorization":{}}'])('is refused: %s', async (body) => {
    expect((await room.send(talker('summit'), body)).statusCode).toBe(400);
  });

  it('is never a failure of ours, whatever it is', async () => {
    const fields = fc.record(
      Object.fromEntries([...Object.keys(valid), 'AccountId', 'About'].map((name) => [name, fc.jsonValue()])),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (request) => {
        const { statusCode } = await room.send(talker('summit'), JSON.stringify({ ...valid, ...request }));
        expect([200, 400, 404, 409, 429]).toContain(statusCode);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused above 32 KB without being read', async () => {
    const body = JSON.stringify({ ...valid, Unknown: 'x'.repeat(32 * 1024) });
    const { statusCode, body: answer = '' } = await room.send(talker('summit'), body);
    expect([statusCode, JSON.parse(answer).detail]).toEqual([413, ERROR_TEXTS.tooLarge]);
  });

  it.each([
    { text: 'x'.repeat(2000), kept: 'x'.repeat(2000), why: 'the longest' },
    { text: '☃'.repeat(2000), kept: '☃'.repeat(2000), why: 'the longest, of three bytes each' },
    { text: '\u0001'.repeat(2000), kept: '\u0001'.repeat(2000), why: 'of six bytes each on the wire' },
    { text: '  two\n\nlines  ', kept: 'two\n\nlines', why: 'blanks around it say nothing' },
    { text: '<script>alert(1)</script>', kept: '<script>alert(1)</script>', why: 'it is shown as text' },
    { text: 'half \ud83d', kept: 'half \ufffd', why: 'the table refuses half of a pair' },
  ])('does not include $why', async ({ text, kept }) => {
    expect(texts(await room.ask('summit', said(text)))).toEqual([kept]);
  });
});

describe('the limit of thirty messages a minute', () => {
  const many = async () => {
    for (let count = 1; count <= 30; count += 1) await room.ask('summit', said(`number ${count}`));
  };

  it('stops the one who writes too many, until the minute is over', async () => {
    await many();
    const problem = await room.refusal(talker('summit'), said('one more'));
    expect(problem).toMatchObject({ status: 429, detail: CHAT_TEXTS.tooManyMessages });
    await room.ask('more of summit', said('another user may'));
    time = new Date(time.getTime() + 60_001);
    await room.ask('summit', said('later'));
  });

  it('stops neither reading nor a message that was sent before', async () => {
    const message = said('first');
    await room.ask('summit', message);
    for (let count = 2; count <= 30; count += 1) await room.ask('summit', said(`number ${count}`));
    expect(texts(await room.ask('summit', message))[0]).toBe('first');
    expect((await room.ask('summit')).messages).toHaveLength(30);
  });
});
