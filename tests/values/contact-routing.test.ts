import { describe, expect, it } from 'vitest';
import { oneLine } from '#shared/rules/base/one-line.ts';
import { CONTACT_QUESTIONS } from '#shared/texts/content/content-texts.ts';
import {
  type ContactQuestion,
  contactAddress,
  contactQuestions,
  shownContact,
} from '#shared/values/contact-routing.ts';

const nobody = { userLocation: '', businessSupport: '', contact: '' };
const shop = { ...nobody, userLocation: 'shop@a.example' };
const provider = { userLocation: 'counter@p.example', businessSupport: 'support@p.example', contact: 'web@p.example' };

describe('the contact form (storefront 6, 9)', () => {
  it('has eight question types', () => {
    expect(contactQuestions.map((question) => CONTACT_QUESTIONS[question])).toEqual([
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

  it.each<{ question: ContactQuestion; to: string }>([
    { question: 'partRequest', to: 'counter@p.example' },
    { question: 'accountIssue', to: 'counter@p.example' },
    { question: 'customerService', to: 'counter@p.example' },
    { question: 'ordersInquiry', to: 'counter@p.example' },
    { question: 'returns', to: 'counter@p.example' },
    { question: 'siteFeedback', to: 'support@p.example' },
    { question: 'technicalIssue', to: 'web@p.example' },
    { question: 'other', to: 'web@p.example' },
  ])('sends $question to $to', ({ question, to }) => {
    expect(contactAddress(question, [provider])).toBe(to);
  });

  it.each([
    { question: 'returns', accounts: [shop, provider], to: 'shop@a.example', why: 'the own account has somebody' },
    { question: 'other', accounts: [shop, provider], to: 'web@p.example', why: 'it has nobody for that' },
    { question: 'other', accounts: [nobody, shop], to: undefined, why: 'nobody has' },
  ] as const)('sends $question to $to, because $why', ({ question, accounts, to }) => {
    expect(contactAddress(question, accounts)).toBe(to);
  });
});

it.each([
  { text: 'Pat\r\nBcc: all@example.com', line: 'Pat Bcc: all@example.com' },
  { text: 'Pat\u2028Doe\u0000', line: 'Pat Doe' },
  { text: ' Müller & Söhne ', line: 'Müller & Söhne' },
])('H10: a name is one line: $line', ({ text, line }) => {
  expect(oneLine(text)).toBe(line);
});

describe('the contact that a store shows before anybody signs in (decision B295)', () => {
  const own = { ...nobody, businessSupport: 'support@a.example', contact: 'web@a.example', phone: '3035550101' };
  const ofProvider = { ...provider, phone: '3035550199' };
  it.each([
    { of: own, shown: ['support@a.example', '3035550101'], why: 'business support comes first' },
    { of: { ...own, businessSupport: '' }, shown: ['web@a.example', '3035550101'], why: 'else the contact answers' },
    { of: { ...own, phone: '' }, shown: ['support@a.example', ''], why: 'nobody is led to another company’s phone' },
    { of: nobody, shown: ['support@p.example', '3035550199'], why: 'else the provider answers' },
    { of: shop, shown: ['support@p.example', '3035550199'], why: 'the counter is for users' },
    { of: { ...nobody, phone: '3035550101' }, shown: ['support@p.example', '3035550101'], why: 'the own phone stays' },
  ])('is $shown, because $why', ({ of, shown: [email, phone] }) => {
    expect(shownContact(of, ofProvider)).toEqual({ email, phone });
  });

  it('is empty where nobody has any', () => {
    expect(shownContact(nobody, nobody)).toEqual({ email: '', phone: '' });
  });
});
