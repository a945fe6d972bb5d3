import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { contentContract } from '#shared/contracts/content.ts';
import type { ContactRequest } from '#shared/schemas/wire/contact-request.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CONTACT_READERS, CONTACT_TEXTS, sendAgainAt } from '#shared/texts/content/contact-texts.ts';
import { CONTACT_QUESTIONS } from '#shared/texts/content/content-texts.ts';
import { CONTACT_ROUTES, type ContactQuestion, contactQuestions } from '#shared/values/contact-routing.ts';
import { ApiError } from '../../../api/api-error.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import { retryTime } from '../../../ui/format/retry-time.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import classes from './contact-form.module.css';

/** Says at which time a message can be sent again, where the server says how long to wait. */
function sayingWhen(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.retryAfter === undefined) return error;
  return new ApiError(sendAgainAt(retryTime(error.retryAfter, new Date())), error);
}

interface Sending {
  readonly body: ContactRequest;
  readonly idempotencyKey: string;
}

/** Sends a question to the people who answer questions of its type. The message stays until it has been sent. */
export function ContactForm({ user }: { readonly user: SignedInUser }) {
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, idempotencyKey }: Sending) =>
      contentApi.contactUs({ body }, { idempotencyKey }).catch((error: unknown) => {
        throw sayingWhen(error);
      }),
  });
  const { form, field, values, problems, isPending, focus, change, reset } = useForm({
    schema: contentContract.contactUs.body,
    initial: {
      questionType: contactQuestions[0] as ContactQuestion,
      name: `${user.firstName} ${user.lastName}`.trim(),
      phoneNumber: formatPhone(user.phoneNumber),
      message: '',
    },
    missing: { message: CONTACT_TEXTS.messageMissing },
    async submit(body, { idempotencyKey }) {
      await mutateAsync({ body, idempotencyKey });
      toast.success(CONTACT_TEXTS.sent);
      reset({ ...body, message: '' });
    },
  });

  return (
    <ActionArea>
      <form {...form} className={classes['form']}>
        {problems.length > 1 && <ErrorSummary problems={problems} onChoose={focus} />}
        <NativeSelect
          {...field('questionType')}
          label={CONTACT_TEXTS.questionType}
          description={CONTACT_READERS[CONTACT_ROUTES[values.questionType]]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => change({ questionType: currentTarget.value as ContactQuestion })}
          data={contactQuestions.map((value) => ({ value, label: CONTACT_QUESTIONS[value] }))}
        />
        <div className={classes['who']}>
          <TextInput {...field('name')} label={CONTACT_TEXTS.name} autoComplete="name" />
          <TextInput {...field('phoneNumber')} label={CONTACT_TEXTS.phoneNumber} type="tel" autoComplete="tel" />
        </div>
        <Textarea {...field('message')} label={CONTACT_TEXTS.message} rows={8} />
        <Button type="submit" loading={isPending} className={classes['send'] ?? ''}>
          {CONTACT_TEXTS.send}
        </Button>
      </form>
    </ActionArea>
  );
}
