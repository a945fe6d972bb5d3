import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { WebsiteCheck } from '../../schemas/wire/website-view.ts';
import { SETTING_TEXTS } from '../../texts/admin/account-form/setting-texts.ts';
import {
  colorHardToRead,
  colorInstead,
  goodUntil,
  noCustomer,
  peopleWhoCanSignIn,
  sendsFrom,
  setRecord,
  WEBSITE_CHECK_TEXTS as TEXTS,
  takeHost,
} from '../../texts/admin/websites/website-check-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '../../values/line-of-business.ts';
import { contrast } from '../accounts/brand/brand-colors.ts';
import { readableColor } from '../accounts/brand/readable-color.ts';
import { usDate } from '../base/us-date.ts';

/** The facts about a host that come from the network. */
export interface HostFacts {
  /** Whether the store takes requests of this host. */
  readonly isServed: boolean;
  readonly leads: 'here' | 'elsewhere' | 'nowhere' | 'unknown';
  /** The host name that a DNS record has to point to. */
  readonly target: string;
  readonly certificate: 'good' | 'bad' | 'missing' | 'unknown';
  /** Until when the certificate is good. */
  readonly goodUntil?: Date;
  readonly robots: 'away' | 'welcome' | 'unknown';
}

/** Everything that is checked about a website. */
export interface WebsiteFacts extends HostFacts {
  readonly host: string;
  readonly settings: Pick<AccountSettings, 'color1' | 'color2' | 'logoFileName' | 'linesOfBusiness'>;
  /** The lines of business for which the account has a customer number. */
  readonly linesWithCustomer: readonly LineOfBusiness[];
  readonly isAccountActive: boolean;
  /** The domain that email is sent from; empty for none. */
  readonly mailDomain: string;
  /** Inactive master users, who wait for the account to be activated. */
  readonly prepared: number;
  /** Active users, and how many of them are master users. */
  readonly people: number;
  readonly masters: number;
}

type Line = Omit<WebsiteCheck, 'check'>;

const good = (found: string): Line => ({ state: 'good', found, toDo: '' });
const notAsked: Line = { state: 'unknown', found: TEXTS.notAsked, toDo: '' };

/** The lines of the check of a website, each with what to do. */
export const websiteCheckLines = (facts: WebsiteFacts): WebsiteCheck[] => [
  { check: 'dns', ...addressLine(facts) },
  { check: 'certificate', ...certificateLine(facts) },
  { check: 'brand', ...brandLine(facts) },
  { check: 'logo', ...logoLine(facts) },
  { check: 'mail', ...mailLine(facts) },
  { check: 'customer', ...customerLine(facts) },
  { check: 'signIn', ...signInLine(facts) },
  { check: 'open', ...openLine(facts) },
  { check: 'robots', ...robotsLine(facts) },
];

function addressLine({ host, isServed, leads, target }: WebsiteFacts): Line {
  if (leads === 'unknown') return notAsked;
  if (!isServed) return { state: 'bad', found: TEXTS.notServed, toDo: takeHost(host) };
  if (leads === 'here') return good(TEXTS.leadsHere);
  const found = leads === 'nowhere' ? TEXTS.leadsNowhere : TEXTS.leadsElsewhere;
  return { state: 'bad', found, toDo: setRecord(host, target) };
}

function certificateLine({ host, certificate, goodUntil: until }: WebsiteFacts): Line {
  if (certificate === 'unknown') return notAsked;
  if (certificate === 'good' && until) return good(goodUntil(usDate(until.toISOString().slice(0, 10))));
  const found = certificate === 'missing' ? TEXTS.certificateMissing : TEXTS.certificateBad;
  return { state: 'bad', found, toDo: takeHost(host) };
}

/** The store's own shades are always readable. The check warns about a brand color that had to be adjusted. */
function brandLine({ settings: { color1, color2 } }: WebsiteFacts): Line {
  const colors = [
    { label: SETTING_TEXTS[118].label, color: color1 },
    { label: SETTING_TEXTS[120].label, color: color2 },
  ];
  const hard = colors.find(({ color }) => readableColor(color) !== `#${color.toLowerCase()}`);
  if (!hard) return good(TEXTS.brandGood);
  const { label, color } = hard;
  return {
    state: 'warning',
    found: colorHardToRead(label, color, contrast(color, '#ffffff').toFixed(1)),
    toDo: colorInstead(readableColor(color).slice(1).toUpperCase()),
  };
}

const logoLine = ({ settings: { logoFileName } }: WebsiteFacts): Line =>
  logoFileName === '' ? { state: 'warning', found: TEXTS.logoMissing, toDo: TEXTS.logoToDo } : good(TEXTS.logoThere);

const mailLine = ({ mailDomain }: WebsiteFacts): Line =>
  mailDomain === '' ? { state: 'bad', found: TEXTS.mailMissing, toDo: TEXTS.mailToDo } : good(sendsFrom(mailDomain));

function customerLine({ settings: { linesOfBusiness }, linesWithCustomer }: WebsiteFacts): Line {
  const without = linesOfBusiness.filter((line) => !linesWithCustomer.includes(line));
  if (without.length === 0) return good(TEXTS.customersThere);
  const lines = without.map((line) => LINE_FACTS[line].label).join(' and ');
  const state = without.length === linesOfBusiness.length ? 'bad' : 'warning';
  return { state, found: noCustomer(lines), toDo: TEXTS.customerToDo };
}

function signInLine({ isAccountActive, people, masters, prepared }: WebsiteFacts): Line {
  if (people === 0 && !isAccountActive && prepared > 0) return good(TEXTS.prepared);
  if (people === 0) return { state: 'bad', found: TEXTS.nobody, toDo: TEXTS.nobodyToDo };
  if (masters === 0) return { state: 'warning', found: TEXTS.noMaster, toDo: TEXTS.noMasterToDo };
  return good(peopleWhoCanSignIn(people, masters));
}

const openLine = ({ isAccountActive }: WebsiteFacts): Line =>
  isAccountActive ? good(TEXTS.isOpen) : { state: 'warning', found: TEXTS.isClosed, toDo: TEXTS.isClosedToDo };

function robotsLine({ robots }: WebsiteFacts): Line {
  if (robots === 'unknown') return notAsked;
  if (robots === 'away') return good(TEXTS.robotsAway);
  return { state: 'warning', found: TEXTS.robotsWelcome, toDo: TEXTS.robotsToDo };
}
