import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CONTACT_READERS, CONTACT_TEXTS, sendAgainAt } from '#shared/texts/content/contact-texts.ts';
import { CONTACT_QUESTIONS } from '#shared/texts/content/content-texts.ts';
import { CONTACT_ROUTES, type ContactQuestion, contactQuestions } from '#shared/values/contact-routing.ts';
import { ApiError } from '../../../api/api-error.ts';
import { contentApi } from '../../../api/content-api.ts';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import { retryTime } from '../../../ui/format/retry-time.ts';
import { PressPlace } from '../../../ui/page/press-place.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import classes from './contact-form.module.css';

/** As the contract has it. */
const LONGEST = { name: 100, phoneNumber: 30, message: 4000 } as const;

interface Letter {
  readonly questionType: ContactQuestion;
  readonly name: string;
  readonly phoneNumber: string;
  readonly message: string;
}

/** Tells the time from which on one may send again, where the server says how long to wait. */
function sayingWhen(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.retryAfter === undefined) return error;
  return new ApiError(sendAgainAt(retryTime(error.retryAfter, new Date())), error);
}

/** Asks a question of whoever answers questions of its type. What was typed stays until it has been sent. */
export function ContactForm({ user }: { readonly user: SignedInUser }) {
  const [letter, setLetter] = useState<Letter>({
    questionType: contactQuestions[0],
    name: `${user.firstName} ${user.lastName}`.trim(),
    phoneNumber: formatPhone(user.phoneNumber),
    message: '',
  });
  const [isMissing, setIsMissing] = useState(false);
  const message = useRef<HTMLTextAreaElement>(null);
  // One letter, however often it has to be sent (decision W6).
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (body: Letter) =>
      contentApi.contactUs({ body }, { idempotencyKey: key }).catch((error: unknown) => {
        throw sayingWhen(error);
      }),
    onSuccess() {
      toast.success(CONTACT_TEXTS.sent);
      setLetter({ ...letter, message: '' });
      setKey(crypto.randomUUID());
    },
  });

  function change(part: Partial<Letter>) {
    setLetter({ ...letter, ...part });
    // Another letter is another intention.
    setKey(crypto.randomUUID());
    setIsMissing(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = letter.message.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return message.current?.focus();
    if (!sending.isPending) sending.mutate(letter);
  }

  return (
    <PressPlace>
      <form noValidate className={classes['form']} onSubmit={handleSubmit}>
        <NativeSelect
          label={CONTACT_TEXTS.questionType}
          description={CONTACT_READERS[CONTACT_ROUTES[letter.questionType]]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={letter.questionType}
          onChange={({ currentTarget }) => change({ questionType: currentTarget.value as ContactQuestion })}
          data={contactQuestions.map((value) => ({ value, label: CONTACT_QUESTIONS[value] }))}
        />
        <div className={classes['who']}>
          <TextInput
            label={CONTACT_TEXTS.name}
            autoComplete="name"
            maxLength={LONGEST.name}
            value={letter.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextInput
            label={CONTACT_TEXTS.phoneNumber}
            type="tel"
            autoComplete="tel"
            maxLength={LONGEST.phoneNumber}
            value={letter.phoneNumber}
            onChange={({ currentTarget }) => change({ phoneNumber: currentTarget.value })}
          />
        </div>
        <Textarea
          ref={message}
          label={CONTACT_TEXTS.message}
          required
          rows={8}
          maxLength={LONGEST.message}
          value={letter.message}
          error={isMissing && CONTACT_TEXTS.messageMissing}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        <Button type="submit" loading={sending.isPending} className={classes['send'] ?? ''}>
          {CONTACT_TEXTS.send}
        </Button>
      </form>
    </PressPlace>
  );
}
