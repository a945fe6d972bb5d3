import { describe, expect, it } from 'vitest';
import { type WebsiteFacts, websiteCheckLines } from '#shared/rules/websites/website-checks.ts';
import {
  colorHardToRead,
  colorInstead,
  goodUntil,
  noCustomer,
  peopleWhoCanSignIn,
  sendsFrom,
  setRecord,
  takeHost,
  WEBSITE_CHECK_TEXTS,
} from '#shared/texts/admin/websites/website-check-texts.ts';

const READY: WebsiteFacts = {
  host: 'parts.example.com',
  isServed: true,
  leads: 'here',
  target: 'store.example.com',
  certificate: 'good',
  goodUntil: new Date('2027-02-11T12:00:00Z'),
  robots: 'away',
  settings: {
    color1: '1D3557',
    color2: '8B0000',
    logoFileName: '/images/a/2/logo.png',
    linesOfBusiness: ['aftermarket'],
  },
  linesWithCustomer: ['aftermarket'],
  isAccountActive: true,
  mailDomain: 'example.com',
  prepared: 0,
  people: 3,
  masters: 1,
};

it.each([
  { people: 1, masters: 1, says: '1 master user can sign in.' },
  { people: 3, masters: 1, says: '3 users can sign in, 1 of them a master user.' },
  { people: 3, masters: 2, says: '3 users can sign in, 2 of them master users.' },
])('says of $people people and $masters master users: $says', ({ people, masters, says }) => {
  expect(peopleWhoCanSignIn(people, masters)).toBe(says);
});

it('finds nothing to do on a website that is ready', () => {
  expect(websiteCheckLines(READY)).toEqual([
    { check: 'dns', state: 'good', found: WEBSITE_CHECK_TEXTS.leadsHere, toDo: '' },
    { check: 'certificate', state: 'good', found: goodUntil('02/11/2027'), toDo: '' },
    { check: 'brand', state: 'good', found: WEBSITE_CHECK_TEXTS.brandGood, toDo: '' },
    { check: 'logo', state: 'good', found: WEBSITE_CHECK_TEXTS.logoThere, toDo: '' },
    { check: 'mail', state: 'good', found: sendsFrom('example.com'), toDo: '' },
    { check: 'customer', state: 'good', found: WEBSITE_CHECK_TEXTS.customersThere, toDo: '' },
    { check: 'signIn', state: 'good', found: peopleWhoCanSignIn(3, 1), toDo: '' },
    { check: 'open', state: 'good', found: WEBSITE_CHECK_TEXTS.isOpen, toDo: '' },
    { check: 'robots', state: 'good', found: WEBSITE_CHECK_TEXTS.robotsAway, toDo: '' },
  ]);
});

describe('tells what to do when', () => {
  const record = setRecord('parts.example.com', 'store.example.com');
  const take = takeHost('parts.example.com');
  const { settings } = READY;
  it.each<{ facts: Partial<WebsiteFacts>; check: string; state: string; found: string; toDo: string; why: string }>([
    {
      facts: { isServed: false, leads: 'elsewhere' },
      check: 'dns',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.notServed,
      toDo: take,
      why: 'the store does not take the host: a record alone would not help',
    },
    {
      facts: { leads: 'nowhere' },
      check: 'dns',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.leadsNowhere,
      toDo: record,
      why: 'there is no record',
    },
    {
      facts: { leads: 'elsewhere' },
      check: 'dns',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.leadsElsewhere,
      toDo: record,
      why: 'the record leads to another server',
    },
    {
      facts: { certificate: 'missing' },
      check: 'certificate',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.certificateMissing,
      toDo: take,
      why: 'nobody answers on the secure port',
    },
    {
      facts: { certificate: 'bad' },
      check: 'certificate',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.certificateBad,
      toDo: take,
      why: 'browsers would warn',
    },
    {
      facts: { settings: { ...settings, color2: 'E9C46A' } },
      check: 'brand',
      state: 'warning',
      found: colorHardToRead('Color 2', 'E9C46A', '1.7'),
      toDo: colorInstead('776332'),
      why: 'a color is too light to be read',
    },
    {
      facts: { settings: { ...settings, logoFileName: '' } },
      check: 'logo',
      state: 'warning',
      found: WEBSITE_CHECK_TEXTS.logoMissing,
      toDo: WEBSITE_CHECK_TEXTS.logoToDo,
      why: 'there is no logo',
    },
    {
      facts: { mailDomain: '' },
      check: 'mail',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.mailMissing,
      toDo: WEBSITE_CHECK_TEXTS.mailToDo,
      why: 'no email can be sent',
    },
    {
      facts: { settings: { ...settings, linesOfBusiness: ['aftermarket', 'salvage'] }, linesWithCustomer: [] },
      check: 'customer',
      state: 'bad',
      found: noCustomer('Aftermarket and Recycled'),
      toDo: WEBSITE_CHECK_TEXTS.customerToDo,
      why: 'there is no customer number',
    },
    {
      facts: { settings: { ...settings, linesOfBusiness: ['aftermarket', 'salvage'] } },
      check: 'customer',
      state: 'warning',
      found: noCustomer('Recycled'),
      toDo: WEBSITE_CHECK_TEXTS.customerToDo,
      why: 'one line of business has no customer number',
    },
    {
      facts: { people: 0, masters: 0 },
      check: 'signIn',
      state: 'bad',
      found: WEBSITE_CHECK_TEXTS.nobody,
      toDo: WEBSITE_CHECK_TEXTS.nobodyToDo,
      why: 'there are no users',
    },
    {
      facts: { masters: 0 },
      check: 'signIn',
      state: 'warning',
      found: WEBSITE_CHECK_TEXTS.noMaster,
      toDo: WEBSITE_CHECK_TEXTS.noMasterToDo,
      why: 'nobody there may manage users',
    },
    {
      facts: { isAccountActive: false },
      check: 'open',
      state: 'warning',
      found: WEBSITE_CHECK_TEXTS.isClosed,
      toDo: WEBSITE_CHECK_TEXTS.isClosedToDo,
      why: 'the account is not active',
    },
    {
      facts: { robots: 'welcome' },
      check: 'robots',
      state: 'warning',
      found: WEBSITE_CHECK_TEXTS.robotsWelcome,
      toDo: WEBSITE_CHECK_TEXTS.robotsToDo,
      why: 'search engines may come',
    },
  ])('$why', ({ facts, check, state, found, toDo }) => {
    const lines = websiteCheckLines({ ...READY, ...facts });
    expect(lines.filter(({ state: each }) => each !== 'good')).toEqual([{ check, state, found, toDo }]);
  });
});

it('is content with a first user who waits for the store to open', () => {
  const lines = websiteCheckLines({ ...READY, isAccountActive: false, prepared: 1, people: 0, masters: 0 });
  expect(lines.find(({ check }) => check === 'signIn')).toEqual({
    check: 'signIn',
    state: 'good',
    found: WEBSITE_CHECK_TEXTS.prepared,
    toDo: '',
  });
});

it('says where the network was not asked', () => {
  const lines = websiteCheckLines({ ...READY, leads: 'unknown', certificate: 'unknown', robots: 'unknown' });
  const unknown = lines.filter(({ state }) => state === 'unknown');
  expect(unknown.map(({ check }) => check)).toEqual(['dns', 'certificate', 'robots']);
  expect(unknown.map(({ found }) => found)).toEqual([
    WEBSITE_CHECK_TEXTS.notAsked,
    WEBSITE_CHECK_TEXTS.notAsked,
    WEBSITE_CHECK_TEXTS.notAsked,
  ]);
});
