/** How a setting is named, explained and found. */
export interface SettingText {
  readonly label: string;
  /** At most one line. */
  readonly help: string;
  /** Other words by which the search finds it. */
  readonly words: string;
}

const text = (label: string, help: string, words: string): SettingText => ({ label, help, words });

/** The settings of an account, by code (admin 3, 6). All of these texts are our own. */
export const SETTING_TEXTS = {
  200: text('Company Name and Store Number', 'How the account is called in lists, orders and mails.', 'name number'),
  201: text(
    'Address',
    'Printed on orders, and the first ship-to address.',
    'street city state zip postal code country',
  ),
  301: text(
    'Type',
    'Fleet asks for a postal code and keeps the cart when somebody signs out.',
    'fleet white label kind',
  ),
  130: text(
    'Orders',
    'Who completes orders: each account, or the parent.',
    'order process type approve parent checkout',
  ),
  118: text('Color 1', 'Buttons, links and bars of the store.', 'brand colour primary look'),
  120: text('Color 2', 'The second color of the store.', 'brand colour accent look'),
  121: text('Logo', 'Shown in the store, on prints and in mails.', 'brand picture image'),
  307: text('Website', 'Where links in mails lead.', 'default host address mail link'),
  101: text('Aftermarket margins', 'From price to store price.', 'markup profit customer price bands'),
  102: text('Salvage margins', 'The same for recycled parts.', 'markup profit customer price bands recycled used'),
  103: text('Margin on cost', 'Added to the cost, or else kept of the store price.', 'markup cost price'),
  135: text('Show prices', 'Whether people see what parts cost.', 'hide cost'),
  140: text('Show margins', 'Whether people may switch to store prices.', 'hide markup customer price'),
  104: text('Core charge', 'Whether a core is charged, only shown, or left out.', 'deposit cores type'),
  105: text('Minimum core charge', 'A core is worth at least this much.', 'deposit cores'),
  106: text('Use warranties', 'Whether warranties are sold.', 'guarantee offer'),
  107: text(
    'Major warranty',
    'Warranties for engines, transmissions and the like.',
    'guarantee engine transmission lifetime',
  ),
  108: text('Other warranty', 'Warranties for all other recycled parts.', 'guarantee months labor'),
  109: text('Aftermarket warranty text', 'Shown beside aftermarket parts.', 'guarantee terms'),
  110: text('Salvage warranty text', 'Shown beside recycled parts.', 'guarantee terms recycled'),
  136: text('Show warranties', 'Whether people see warranties and their costs.', 'hide guarantee'),
  139: text('Show core charges', 'Whether people see what cores cost.', 'hide deposit'),
  111: text('Shipping method', 'What shipping costs.', 'free shipping flat rate up-charge freight delivery fee'),
  112: text('Company truck only', 'Only the provider’s own trucks deliver.', 'carrier ups fedex delivery'),
  141: text('Show shipping', 'Whether people see what shipping costs.', 'hide freight delivery fee'),
  113: text(
    'Checkout requirements',
    'What must be filled in to order.',
    'mandatory required vin mileage region location po',
  ),
  114: text('PO number per line of business', 'Asks for two PO numbers in mixed orders.', 'purchase order separate'),
  115: text('PO validation', 'What a PO number must look like.', 'purchase order check pattern list'),
  116: text('Cart message', 'Shown above the cart.', 'note notice announcement'),
  117: text('PO message', 'Shown beside the PO number at checkout.', 'purchase order note hint'),
  133: text('Insurance companies', 'Who may be chosen to pay for a repair.', 'insurer'),
  302: text('Lines of business', 'What can be searched and bought.', 'aftermarket recycled salvage'),
  303: text('National search', 'Offers parts from everywhere, not only from nearby.', 'nationwide distance'),
  304: text(
    'National search for',
    'The lines of business that are searched nationally.',
    'nationwide aftermarket recycled',
  ),
  305: text('Aftermarket exclusions', 'Product lines that are never found.', 'hide exclude product line'),
  306: text('Salvage exclusions', 'Part types that are never found.', 'hide exclude part type recycled'),
  124: text('Hide aisle pictures', 'No pictures beside categories.', 'images photos'),
  125: text('Hide product pictures', 'No pictures beside descriptions of products.', 'images photos'),
  126: text(
    'Hide yard phone numbers',
    'The yard of a recycled part shows no phone number.',
    'telephone source vehicle',
  ),
  127: text('One list for both lines', 'Aftermarket and recycled parts stand in one list.', 'together mixed'),
  128: text('Require fitment', 'Without a vehicle the search finds nothing.', 'vehicle fit'),
  129: text('Lock the order of results', 'Nobody may sort results differently.', 'disable sort sorting'),
  145: text('Results open as', 'Until somebody chooses. A table needs a wide screen.', 'view style layout'),
  137: text('Sell remanufactured parts', 'Remanufactured parts can be found.', 'reman'),
  138: text('Sell reconditioned parts', 'Reconditioned parts can be found.', 'recon'),
  122: text(
    'Customer service hours',
    'Shown at the top of the store, in the time of the account.',
    'open closed opening phone',
  ),
  143: text(
    'Copies of orders',
    'Who else is mailed about orders and sent carts, one address a line.',
    'email recipients cc',
  ),
  144: text('Contacts', 'Who answers questions from the contact page.', 'email support phone'),
  123: text('IP restriction', 'From which addresses people may order or sign in.', 'network security allow list'),
  131: text('Show user names', 'The store greets people by name.', 'employee welcome'),
  132: text(
    'People edit their profile',
    'Whether people may change their own name, address and phone.',
    'allow edit profile',
  ),
  134: text('Lock user editing', 'Administrators of this account can’t change users.', 'disable user edit'),
  142: text('Language', 'Used when languages arrive.', 'culture translation'),
  119: text(
    'Label of a vehicle’s customer',
    'What the owner of a saved vehicle is called.',
    'garage field configuration',
  ),
} as const satisfies Readonly<Record<number, SettingText>>;

/** A setting that the form shows. */
export type SettingCode = keyof typeof SETTING_TEXTS;
