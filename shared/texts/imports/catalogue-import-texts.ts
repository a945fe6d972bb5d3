/** The heading of the last column of a file of refused rows. A file that has it is imported without it. */
export const REFUSED_ROWS_REASON = 'Why it was refused';

/** The page that loads the catalogue and lists its imports and versions. All of these texts are our own. */
export const CATALOGUE_IMPORTS_TEXTS = {
  choose: 'Choose files',
  drop: 'or drop them here',
  files: 'Files',
  hint: 'ACES, PIES and CSV files. Files that you import together change the catalog together, or not at all.',
  replaces: 'A file replaces all that its supplier, brand or kind had before.',
  begin: 'Import',
  compare: 'Only compare',
  compareDetail: 'Reads the files and says what they would change. Nothing is changed.',
  kind: 'Kind',
  chooseKind: 'Choose the kind',
  guessing: 'Looking at its columns …',
  notSure: 'Its columns fit several kinds. Please choose one.',
  noneFits: 'Its columns fit no kind. Please choose one to see what is missing.',
  guessFailed: 'Its kind could not be guessed. Please choose one.',
  supplier: 'Supplier',
  supplierDetail: 'Small letters, digits and hyphens. Leave it empty for your own file.',
  supplierWrong: 'A supplier is written in small letters, digits and hyphens, at most 40.',
  empty: 'The file is empty.',
  levels: 'Price levels of PIES price types',
  levelsDetail: 'For example JBR=jobber, WD1=dealer.',
  levelsWrong: 'Write each as type=level, separated by commas.',
  uploading: 'Uploading',
  uploadFailed: 'The files could not be uploaded.',
  leaveUpload: 'The upload ends when you leave this page.',
  earlier: 'Imports',
  none: 'No imports yet',
  noneDetail: 'Imports of the catalog appear here.',
  failed: 'The imports could not be loaded.',
  started: 'Started',
  rows: 'Rows',
  refused: 'Refused',
  warnings: 'Warnings',
  parts: 'Parts',
  version: 'Version',
  wayBack: 'Way back',
  versions: 'Versions',
  versionsFailed: 'The versions could not be loaded.',
  built: 'Published',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  unpriced: 'Without a price',
  withoutStock: 'Without stock',
  aftermarket: 'Aftermarket',
  recycled: 'Recycled',
  current: 'Current',
  goBack: 'Go back',
  goBackFailed: 'Going back could not be started.',
  notKept: 'No longer kept',
  rebuilt: 'Current version, built again',
} as const;

/** The page of an import of the catalogue. */
export const CATALOGUE_IMPORT_TEXTS = {
  loadFailed: 'The import could not be loaded.',
  unknown: 'This import does not exist.',
  goesOn: 'It goes on if you leave this page.',
  done: 'The catalog is up to date.',
  unchanged: 'The catalog has not changed.',
  compared: 'Nothing was changed. The import would change:',
  stopped: 'The import was stopped, and nothing was changed.',
  failed: 'The import failed, and nothing of it was published.',
  importNow: 'Import these files',
  acceptQuestion: 'Import although so much goes?',
  accept: 'Import anyway',
  beginFailed: 'The import could not be started.',
  summary: 'Summary',
  rowsRead: 'Rows read',
  rowsWritten: 'Prices, stock and records written',
  faults: 'Faults by kind',
  noFaultsDetail: 'Every row was imported as it was sent.',
  file: 'File',
  fault: 'Fault',
  count: 'Count',
  refused: 'Refused',
  warning: 'Warning',
  placesFailed: 'The places could not be loaded.',
  rowsFailed: 'The rows could not be downloaded.',
  preparing: 'Preparing …',
  parts: 'Parts',
  fitments: 'Parts with other fitments',
  offers: 'Prices and stock',
  pictures: 'Pictures by web address',
  better: 'Compared with the import before',
  before: 'Before',
  now: 'Now',
  same: 'The same faults as before.',
  repeat: 'Correct and import again',
  repeatDetail:
    'Correct your file and drop it here as a whole. Or correct the refused rows, and drop them together with the file: rows of the last file count.',
} as const;

/** The kinds of files. */
export const CATALOGUE_KIND_NAMES = {
  'vehicle-map': 'Vehicles',
  'part-types': 'Part types',
  codes: 'Codes',
  'cross-references': 'Cross-references',
  aces: 'ACES fitments',
  pies: 'PIES items',
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
  salvage: 'Recycled parts',
  interchange: 'Interchange',
  categories: 'Categories',
  'product-lines': 'Product lines',
  warehouses: 'Warehouses',
  yards: 'Yards',
  customers: 'Customers',
  'price-levels': 'Price levels',
  'tax-rates': 'Tax rates',
  'shipping-rates': 'Shipping rates',
  insurance: 'Insurers',
  synonyms: 'Synonyms',
} as const;

/** The state of an import in a word or two. */
export const CATALOGUE_IMPORT_STATES = {
  reading: 'Reading',
  waiting: 'Waiting for another import',
  building: 'Building the catalog',
  offers: 'Writing prices and stock',
  publishing: 'Publishing',
  done: 'Done',
  unchanged: 'No change',
  compared: 'Compared',
  stopped: 'Stopped',
  failed: 'Failed',
} as const;

/** The name of a kind of file, or of a brand or feed that is none. */
export const catalogueKindName = (kind: string): string =>
  (CATALOGUE_KIND_NAMES as Readonly<Record<string, string>>)[kind] ?? kind;

export const importFiles = (count: number): string => (count === 1 ? 'Import 1 file' : `Import ${count} files`);
export const showAllImports = (count: string): string => `Show all ${count} imports`;
export const removeFile = (name: string): string => `Remove ${name}`;
export const kindOfFile = (name: string): string => `Kind of ${name}`;
export const supplierOfFile = (name: string): string => `Supplier of ${name}`;
export const fileOverLimit = (gigabytes: string): string => `The file has more than ${gigabytes} GB. Please split it.`;
export const moreFiles = (name: string, more: number): string => (more === 0 ? name : `${name} and ${more} more`);
export const versionNumber = (version: number): string => `Version ${version}`;
export const backToVersion = (version: number): string => `Back to version ${version}`;
export const goBackTo = (version: number): string => `Go back to version ${version}`;
export const goBackQuestion = (version: number): string => `Go back to version ${version}?`;
export const partsNowAndThen = (now: string, version: number, then: string): string =>
  `The catalog has ${now} now, and ${then} in version ${version}.`;
export const partsInCatalogue = (aftermarket: string, recycled: string): string =>
  `${aftermarket} aftermarket and ${recycled} recycled parts`;
export const undoneVersions = (versions: string, added: string, changed: string, removed: string): string =>
  `This undoes ${versions}: ${added} parts added, ${changed} changed, ${removed} removed.`;
export const namedVersions = (first: number, last: number): string =>
  first === last ? `version ${first}` : `versions ${first} to ${last}`;
export const goBackDetail = 'Reservations and orders stay. You can come back to the present version in the same way.';
export const readShare = (percent: string): string => `Reading, ${percent}%`;
export const rowsSoFar = (rows: string, refused: string): string => `${rows} rows read, ${refused} refused`;
export const writtenSoFar = (count: string): string => `${count} written`;
export const secondsLeft = (seconds: string): string => `${seconds} s of reading left`;
export const publishedVersion = (version: number): string => `Version ${version} is published.`;
export const refusedAndWarned = (refused: string, warnings: string): string =>
  `Refused rows: ${refused}, warnings: ${warnings}.`;
export const partsOfSummary = (changed: string, unpriced: string, withoutStock: string): string =>
  `Parts: ${changed}; ${unpriced} without a price, ${withoutStock} without stock.`;
export const partChanges = (added: string, changed: string, removed: string): string =>
  `${added} added, ${changed} changed, ${removed} removed`;
export const pictureCounts = (shown: string, missing: string): string => `${shown} shown, ${missing} missing`;
export const wouldLoseRows = (removed: string, of: string, feed: string): string =>
  `${feed}: ${removed} of ${of} rows would be removed`;
export const acceptRemovals = (removed: string): string => `Import and remove ${removed} rows`;
export const acceptDetail = (removed: string): string =>
  `${removed} rows are removed from the catalog. Their parts can’t be found or sold any more unless another file has them.`;
export const lineNumber = (line: number): string => `Line ${line}`;
export const showPlaces = (count: string): string => `Show all ${count} places`;
export const moreFaultPlaces = (count: string): string => `and ${count} more`;
export const refusedRowsOf = (name: string): string => `Refused rows of ${name}`;
export const refusedReason = (line: number, reasons: string): string => `Line ${line}: ${reasons}`;
export const fewerFaults = (before: string, after: string): string => `Refused rows: ${before} before, ${after} now.`;
export const comparedWith = (moment: string): string => `The import before began on ${moment}.`;
