/** The wizard that makes a tenant. All of these texts are our own. */
export const TENANT_TEXTS = {
  title: 'New tenant',
  notOpen: 'not open',
  isOpen: 'open',
  eachSaved: 'Each step is saved. You can leave and come back.',
  goOn: 'Tenants that are not open yet',
  steps: 'Steps',
  done: 'done',
  back: 'Back',
  failed: 'The tenant could not be loaded.',
  unknown: 'There is no such tenant.',
  names: {
    company: 'Company',
    address: 'Web address',
    brand: 'Brand',
    customers: 'Customers and lines',
    user: 'First master user',
    open: 'Check and open',
  },
  details: {
    company: 'Name, address, type',
    address: 'Where its store is',
    brand: 'Logo and two colors',
    customers: 'Numbers, price levels, exclusions',
    user: 'Gets the invitation',
    open: 'Test search and check list',
  },
  saveCompany: 'Save and go on',
  brandHint: 'The store and its emails show these. The colors can be left as they are.',
  linesHint: 'Which parts its users find.',
  customersHint: 'Without a customer number, its users can search but not order.',
  userWaits: 'The user is activated and invited when the store opens.',
  typeOfFirst: 'The first user is a master user.',
  userReady: 'The first user is ready',
  testSearch: 'Test search',
  searching: 'Searching …',
  searchFailed: 'The test search failed.',
  nothingFound: 'Its users find nothing. Check the line of business and the exclusions.',
  noLines: 'The account has no line of business.',
  needsWebsite: 'Give the store a web address first.',
  needsUser: 'Create the first master user first.',
  open: 'Open the store',
  opening: 'Opening …',
  openDetail: 'Activates the account and the first user, and sends the invitation.',
  openFailed: 'The store could not be opened. What was done is kept; open it again.',
  opened: 'The store is open',
  toAccount: 'Go to the account',
} as const;

export const newTenantOf = (companyName: string): string => `New tenant: ${companyName}`;
export const stepOf = (step: string, steps: string): string => `Step ${step} of ${steps}`;
export const nextStep = (name: string): string => `Next: ${name}`;
export const openedFor = (companyName: string, email: string): string =>
  `${companyName} is open. The invitation was sent to ${email}. Visitors see the store within 30 seconds.`;
export const partsOfLine = (line: string, count: string): string => `${line}: ${count} parts are found.`;
export const examplePrice = (description: string, price: string): string => `For example ${description} for ${price}.`;
