import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { DeliveryFailure } from '#shared/values/messages/delivery-failures.ts';
import type { SuppressedAddressRepository } from '../data/operations/suppressed-address-repository.ts';
import type { Log } from '../http/logging/log.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({ messageId: z.string() });

/** The SES notices about bounced mail and complaints. The topic carries other notices too. */
const noticeSchema = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({ eventType: z.literal('Complaint'), mail, complaint: z.object({ complainedRecipients: recipients }) }),
]);

interface NoticeProps {
  readonly addresses: Pick<SuppressedAddressRepository, 'note'>;
  /** The topic of SES. Notices of other topics are ignored (case H11). */
  readonly topicArn: string;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Records addresses whose mail bounced, so that no more is sent there. Unreadable notices are logged and dropped,
 * because a retry would not help.
 */
export function makeRecordFailures({ addresses, topicArn, log, now }: NoticeProps): (event: SNSEvent) => Promise<void> {
  return async ({ Records: records }) => {
    for (const { Sns: message } of records) {
      const notice = message.TopicArn === topicArn ? noticeSchema.safeParse(jsonOf(message.Message)) : undefined;
      if (!notice?.success) {
        log.warn('A mail notice could not be read', { topic: message.TopicArn, notice: message.MessageId });
        continue;
      }
      const { failure, failed, mailId } = failuresOf(notice.data);
      for (const { emailAddress } of failed) await addresses.note(emailAddress, failure, mailId, now());
    }
  };
}

function failuresOf(notice: z.infer<typeof noticeSchema>): {
  readonly failure: DeliveryFailure;
  readonly failed: z.infer<typeof recipients>;
  readonly mailId: string;
} {
  const mailId = notice.mail.messageId;
  if (notice.eventType === 'Complaint') {
    return { failure: 'complained', failed: notice.complaint.complainedRecipients, mailId };
  }
  const { bounceType, bouncedRecipients: failed } = notice.bounce;
  return { failure: bounceType === 'Permanent' ? 'bounced' : 'delayed', failed, mailId };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
