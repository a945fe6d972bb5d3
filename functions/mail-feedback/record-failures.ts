import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { DeliveryFailure } from '#shared/values/delivery-failures.ts';
import type { SuppressedAddressRepository } from '../data/operations/suppressed-address-repository.ts';
import type { Log } from '../http/log.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({ messageId: z.string() });

/** SES tells this of a mail that came back, or that its reader complained of; it tells other things as well. */
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
  /** The topic that SES tells; whoever speaks on another is not believed (case H11). */
  readonly topicArn: string;
  readonly log: Log;
  readonly now: () => Date;
}

/** Notes whose mail came back, so that no more is sent there. What can't be read is logged and let go: it would not improve. */
export function makeRecordFailures({ addresses, topicArn, log, now }: NoticeProps): (event: SNSEvent) => Promise<void> {
  return async ({ Records: records }) => {
    for (const { Sns: told } of records) {
      const notice = told.TopicArn === topicArn ? noticeSchema.safeParse(jsonOf(told.Message)) : undefined;
      if (!notice?.success) {
        log.warn('A notice about mail was not understood', { topic: told.TopicArn, notice: told.MessageId });
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
