import { expect, it } from 'vitest';
import { isFoundBy } from '#frontend/admin/features/account-form/setting-search.ts';
import { SETTING_TEXTS, type SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';

/** Each setting as the form has it: code, label, what it does, and other words that find it. */
const SETTINGS: readonly (readonly [SettingCode, string, string, string])[] = [
  [101, 'Aftermarket margins', 'From price to store price.', 'markup profit customer price bands'],
  [102, 'Salvage margins', 'The same for recycled parts.', 'markup profit customer price bands recycled used'],
  [103, 'Margin on cost', 'Added to the cost, or else kept of the store price.', 'markup cost price'],
  [104, 'Core charge', 'Whether a core is charged, only shown, or left out.', 'deposit cores type'],
  [105, 'Minimum core charge', 'A core is worth at least this much.', 'deposit cores'],
  [106, 'Use warranties', 'Whether warranties are sold.', 'guarantee offer'],
  [
    107,
    'Major warranty',
    'Warranties for engines, transmissions and the like.',
    'guarantee engine transmission lifetime',
  ],
  [108, 'Other warranty', 'Warranties for all other recycled parts.', 'guarantee months labor'],
  [109, 'Aftermarket warranty text', 'Shown beside aftermarket parts.', 'guarantee terms'],
  [110, 'Salvage warranty text', 'Shown beside recycled parts.', 'guarantee terms recycled'],
  [111, 'Shipping method', 'What shipping costs.', 'free shipping flat rate up-charge freight delivery fee'],
  [112, 'Company truck only', 'Only the provider’s own trucks deliver.', 'carrier ups fedex delivery'],
  [
    113,
    'Checkout requirements',
    'What must be filled in to order.',
    'mandatory required vin mileage region location po',
  ],
  [114, 'PO number per line of business', 'Asks for two PO numbers in mixed orders.', 'purchase order separate'],
  [115, 'PO validation', 'What a PO number must look like.', 'purchase order check pattern list'],
  [116, 'Cart message', 'Shown above the cart.', 'note notice announcement'],
  [117, 'PO message', 'Shown beside the PO number at checkout.', 'purchase order note hint'],
  [118, 'Color 1', 'Buttons, links and bars of the store.', 'brand colour primary look'],
  [119, 'Label of a vehicle’s customer', 'What the owner of a saved vehicle is called.', 'garage field configuration'],
  [120, 'Color 2', 'The second color of the store.', 'brand colour accent look'],
  [121, 'Logo', 'Shown in the store, on prints and in mails.', 'brand picture image'],
  [
    122,
    'Customer service hours',
    'Shown at the top of the store, in the time of the account.',
    'open closed opening phone',
  ],
  [123, 'IP restriction', 'From which addresses people may order or sign in.', 'network security allow list'],
  [124, 'Hide aisle pictures', 'No pictures beside categories.', 'images photos'],
  [125, 'Hide product pictures', 'No pictures beside descriptions of products.', 'images photos'],
  [126, 'Hide yard phone numbers', 'The yard of a recycled part shows no phone number.', 'telephone source vehicle'],
  [127, 'One list for both lines', 'Aftermarket and recycled parts stand in one list.', 'together mixed'],
  [128, 'Require fitment', 'Without a vehicle the search finds nothing.', 'vehicle fit'],
  [129, 'Lock the order of results', 'Nobody may sort results differently.', 'disable sort sorting'],
  [130, 'Orders', 'Who completes orders: each account, or the parent.', 'order process type approve parent checkout'],
  [131, 'Show user names', 'The store greets people by name.', 'employee welcome'],
  [
    132,
    'People edit their profile',
    'Whether people may change their own name, address and phone.',
    'allow edit profile',
  ],
  [133, 'Insurance companies', 'Who may be chosen to pay for a repair.', 'insurer'],
  [134, 'Lock user editing', 'Administrators of this account can’t change users.', 'disable user edit'],
  [135, 'Show prices', 'Whether people see what parts cost.', 'hide cost'],
  [136, 'Show warranties', 'Whether people see warranties and their costs.', 'hide guarantee'],
  [137, 'Sell remanufactured parts', 'Remanufactured parts can be found.', 'reman'],
  [138, 'Sell reconditioned parts', 'Reconditioned parts can be found.', 'recon'],
  [139, 'Show core charges', 'Whether people see what cores cost.', 'hide deposit'],
  [140, 'Show margins', 'Whether people may switch to store prices.', 'hide markup customer price'],
  [141, 'Show shipping', 'Whether people see what shipping costs.', 'hide freight delivery fee'],
  [142, 'Language', 'Used when languages arrive.', 'culture translation'],
  [
    143,
    'Copies of orders',
    'Who else is mailed about orders and sent carts, one address a line.',
    'email recipients cc',
  ],
  [144, 'Contacts', 'Who answers questions from the contact page.', 'email support phone'],
  [145, 'Results open as', 'Until somebody chooses. A table needs a wide screen.', 'view style layout'],
  [200, 'Company Name and Store Number', 'How the account is called in lists, orders and mails.', 'name number'],
  [201, 'Address', 'Printed on orders, and the first ship-to address.', 'street city state zip postal code country'],
  [301, 'Type', 'Fleet asks for a postal code and keeps the cart when somebody signs out.', 'fleet white label kind'],
  [302, 'Lines of business', 'What can be searched and bought.', 'aftermarket recycled salvage'],
  [303, 'National search', 'Offers parts from everywhere, not only from nearby.', 'nationwide distance'],
  [
    304,
    'National search for',
    'The lines of business that are searched nationally.',
    'nationwide aftermarket recycled',
  ],
  [305, 'Aftermarket exclusions', 'Product lines that are never found.', 'hide exclude product line'],
  [306, 'Salvage exclusions', 'Part types that are never found.', 'hide exclude part type recycled'],
  [307, 'Website', 'Where links in mails lead.', 'default host address mail link'],
];

it.each(SETTINGS)('setting %s is called "%s", explained, and found by what it does', (code, label, help, words) => {
  expect(SETTING_TEXTS[code]).toEqual({ label, help, words });
  for (const word of [label, help, ...words.split(' ')]) expect(isFoundBy(code, word), word).toBe(true);
  expect(help.length, 'at most one line').toBeLessThanOrEqual(90);
});

it('all settings are in this table', () => {
  expect(SETTINGS.map(([code]) => code)).toEqual(Object.keys(SETTING_TEXTS).map(Number));
});
