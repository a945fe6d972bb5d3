import { describe, expect, it } from 'vitest';
import { unreadByStaff, unreadByTenant } from '#shared/rules/admin/chat-unread.ts';

describe('new to the staff of the provider', () => {
  it.each([
    { count: 3, answered: 0, read: 0, unread: 3, why: 'nobody has answered or read' },
    { count: 3, answered: 0, read: 2, unread: 1, why: 'two were read in this browser' },
    { count: 3, answered: 3, read: 0, unread: 0, why: 'a colleague has answered' },
    { count: 5, answered: 3, read: 0, unread: 2, why: 'two came after the answer' },
    { count: 5, answered: 3, read: 4, unread: 1, why: 'one of them was read' },
    { count: 2, answered: 0, read: 9, unread: 0, why: 'the read ones are forgotten by now' },
  ])('are $unread of $count: $why', ({ unread, read, ...conversation }) => {
    expect(unreadByStaff(conversation, read)).toBe(unread);
  });
});

describe('new to the tenant', () => {
  const staff = (number: number) => ({ number, isFromProvider: true });
  const own = (number: number) => ({ number, isFromProvider: false });

  it.each([
    { messages: [], read: 0, unread: 0, why: 'there are none' },
    { messages: [staff(1), staff(2)], read: 0, unread: 2, why: 'none was read' },
    { messages: [staff(1), staff(2)], read: 1, unread: 1, why: 'one was read in this browser' },
    { messages: [staff(1), own(2)], read: 0, unread: 0, why: 'a colleague has answered' },
    { messages: [own(1), staff(2), staff(3)], read: 0, unread: 2, why: 'two came after the own one' },
    { messages: [staff(4), staff(5)], read: 4, unread: 1, why: 'older ones are forgotten' },
  ])('are $unread of $messages.length: $why', ({ messages, read, unread }) => {
    expect(unreadByTenant(messages, read)).toBe(unread);
  });
});
