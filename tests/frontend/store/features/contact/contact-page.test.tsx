import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { sendAgainAt } from '#shared/texts/content/contact-texts.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const CONTACT = 'POST /api/contact';
const sent = () => anAnswer(contentContract.contactUs, null);

async function openContact(...answers: Response[]) {
  const server = aServer({ users: [aSignedInUser({ phoneNumber: '3035550101' })] });
  server.willAnswer(CONTACT, ...answers);
  const opened = openSignedIn(server, { path: '/contact' });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  return { ...opened, server };
}

const lastBody = (server: ReturnType<typeof aServer>) => server.bodies[server.calls.lastIndexOf(CONTACT)];
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('the contact form', () => {
  it('asks what it is about, in the order of the spec', async () => {
    await openContact();
    expect(screen.getByText('Send us a message and the right team will reply by email.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'What is it about?' })).toBeTruthy();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Part Request',
      'Account Issue',
      'Customer Service',
      'Orders Inquiry',
      'Returns',
      'Site Functionality/Feedback',
      'Technical Issue',
      'Other',
    ]);
  });

  it.each([
    { question: 'Part Request', reader: 'Goes to the location that serves you.' },
    { question: 'Returns', reader: 'Goes to the location that serves you.' },
    { question: 'Site Functionality/Feedback', reader: 'Goes to business support.' },
    { question: 'Technical Issue', reader: 'Goes to our contact address.' },
  ])('tells who reads it: $question', async ({ question, reader }) => {
    const { user } = await openContact();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), question);
    expect(await screen.findByText(reader)).toBeTruthy();
  });

  it('sends what was typed, with who asks and where to call back', async () => {
    const { user, server } = await openContact(sent());
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Returns');
    await user.clear(screen.getByRole('textbox', { name: 'Your name' }));
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kim');
    await user.type(message(), 'Two hoods');
    await user.click(send());
    await screen.findByText('Your message has been sent.');
    expect(lastBody(server)).toEqual({
      QuestionType: 'returns',
      Name: 'Kim',
      PhoneNumber: '(303) 555-0101',
      Message: 'Two hoods',
    });
    await waitFor(() => expect(message().value).toBe(''));
  });

  it('asks for a message before it sends', async () => {
    const { user, server } = await openContact();
    await user.click(send());
    expect(await screen.findByText('Please enter a message.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(message()));
    expect(server.countOf(CONTACT)).toBe(0);
  });

  it('says when the next one can be sent, where too many were, and keeps what was typed', async () => {
    const text = 'You have sent too many messages. Please try again later.';
    const refusal = () => aRefusal({ status: 429, code: 'throttled', text, headers: { 'retry-after': '900' } });
    // A question has a key, so the transport repeats it.
    const { user } = await openContact(...Array.from({ length: 4 }, refusal));
    await user.type(message(), 'Two hoods');
    await user.click(send());
    const [before = ''] = sendAgainAt('|').split('|');
    expect((await screen.findAllByText((shown) => shown.startsWith(before)))[0]?.textContent).toMatch(
      /\d{1,2}:\d\d [AP]M\.$/,
    );
    expect(message().value).toBe('Two hoods');
  });

  it('says why it was not sent, and keeps what was typed', async () => {
    const { user } = await openContact(
      aRefusal({ status: 400, code: 'invalid_input', text: 'Nobody can be asked that.' }),
    );
    await user.type(message(), 'Two hoods');
    await user.click(send());
    await screen.findAllByText('Nobody can be asked that.');
    expect(message().value).toBe('Two hoods');
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toBeTruthy();
  });
});
