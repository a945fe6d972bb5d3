/** The lines of the check of a website: what was found, and what to do about it. */
export const WEBSITE_CHECK_TEXTS = {
  title: 'Check',
  names: {
    dns: 'Address leads to us',
    certificate: 'Certificate',
    brand: 'Brand can be read',
    logo: 'Logo',
    mail: 'Email',
    customer: 'Customer numbers',
    signIn: 'Who can sign in',
    open: 'Account is active',
    robots: 'Search engines',
  },
  states: { good: 'Good', warning: 'Look at this', bad: 'To do', unknown: 'Not checked' },
  standIn: 'This store runs on a local address, so its DNS, certificate and robots.txt can’t be checked.',
  failed: 'The website could not be checked.',
  again: 'Check again',
  notAsked: 'Can’t be checked on a local address.',
  leadsHere: 'It leads to this store.',
  leadsNowhere: 'No DNS record was found.',
  leadsElsewhere: 'It leads to another server.',
  notServed: 'The store does not take this host yet.',
  certificateMissing: 'No secure connection could be made.',
  certificateBad: 'The certificate is not valid for this host.',
  brandGood: 'Both colors can be read on light and dark pages.',
  logoThere: 'The store and its emails show it.',
  logoMissing: 'There is no logo, so the store shows the company name.',
  logoToDo: 'Upload a logo on the account’s page.',
  mailMissing: 'This store has no domain to send email from, so nobody gets an invitation.',
  mailToDo: 'Set mailDomain for this store and deploy it.',
  customersThere: 'There is one for each line of business.',
  customerToDo: 'Enter the number on the account’s page. Without one, its users can search but not order.',
  prepared: 'The first user is invited when the store opens.',
  nobody: 'Nobody can sign in yet.',
  nobodyToDo: 'Create a master user and send the invitation.',
  noMaster: 'Nobody who can sign in may manage users.',
  noMasterToDo: 'Make one of the users a master user.',
  isOpen: 'The store can be opened.',
  isClosed: 'The account is not active, so visitors see a neutral page.',
  isClosedToDo: 'Activate the account when it is ready.',
  robotsAway: 'Search engines are told to stay away.',
  robotsWelcome: 'Search engines may list this store.',
  robotsToDo: 'Have the host serve this store’s robots.txt.',
} as const;

export const goodUntil = (date: string): string => `Good until ${date}.`;
export const noCustomer = (lines: string): string => `There is none for ${lines}.`;
export const sendsFrom = (domain: string): string => `Invitations and orders are sent from ${domain}.`;
/** How many people can sign in, and how many of them are master users. A single person is a master user. */
export const peopleWhoCanSignIn = (people: number, masters: number): string => {
  if (people === 1) return '1 master user can sign in.';
  return `${people} users can sign in, ${masters} of them ${masters === 1 ? 'a master user' : 'master users'}.`;
};
export const setRecord = (host: string, target: string): string =>
  `Set a CNAME record for ${host} that points to ${target}.`;
export const takeHost = (host: string): string =>
  `Add ${host} to domainNames and to the certificate of this store, and deploy it.`;
export const colorHardToRead = (label: string, color: string, contrast: string): string =>
  `${label} #${color} is hard to read on a white page (${contrast} : 1).`;
export const colorInstead = (color: string): string =>
  `The store shows #${color} for links instead. Choose a darker color on the account’s page if that is not the brand.`;
