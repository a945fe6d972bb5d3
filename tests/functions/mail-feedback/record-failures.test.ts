import type { SNSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type SuppressedAddressRepository,
  suppressedAddressRepository,
} from '#functions/data/operations/suppressed-address-repository.ts';
import { makeRecordFailures } from '#functions/mail-feedback/record-failures.ts';
import { demoTable } from '../../support/demo-table.ts';

const TOPIC = 'arn:aws:sns:us-east-1:123456789012:Undelivered';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let addresses: SuppressedAddressRepository;
beforeEach(async () => {
  addresses = suppressedAddressRepository(await demoTable());
});

const tell = (message: string, topic = TOPIC) =>
  makeRecordFailures({ addresses, topicArn: TOPIC, log, now: () => new Date('2026-03-02T09:00:00.000Z') })({
    Records: [{ Sns: { TopicArn: topic, MessageId: 'n1', Message: message } }],
  } as SNSEvent);
const bounce = (bounceType: string, messageId = 'mail-1') =>
  JSON.stringify({
    eventType: 'Bounce',
    mail: { messageId },
    bounce: { bounceType, bouncedRecipients: [{ emailAddress: 'Pat@Example.com' }] },
  });
const complaint = JSON.stringify({
  eventType: 'Complaint',
  mail: { messageId: 'mail-1' },
  complaint: { complainedRecipients: [{ emailAddress: 'pat@example.com' }] },
});
const isSuppressed = () => addresses.isSuppressed('pat@example.com');

describe('H11: notices of SES', () => {
  it.each([
    { why: 'a mailbox that is not there', messages: [bounce('Permanent')], stops: true },
    { why: 'a reader who complains', messages: [complaint], stops: true },
    { why: 'a mailbox that is full', messages: [bounce('Transient')], stops: false },
    { why: 'the same notice three times', messages: Array(3).fill(bounce('Transient')), stops: false },
    {
      why: 'a mailbox that was full three times',
      messages: ['mail-1', 'mail-2', 'mail-3'].map((id) => bounce('Transient', id)),
      stops: true,
    },
    { why: 'something else that SES tells', messages: [JSON.stringify({ eventType: 'Delivery' })], stops: false },
    { why: 'what is no notice', messages: ['<xml>'], stops: false },
  ])('$why: mail stops $stops', async ({ messages, stops }) => {
    for (const message of messages) await tell(message);
    expect(await isSuppressed()).toBe(stops);
  });

  it('on another topic are not believed', async () => {
    await tell(bounce('Permanent'), 'arn:aws:sns:us-east-1:999999999999:Forged');
    expect(await isSuppressed()).toBe(false);
  });
});
