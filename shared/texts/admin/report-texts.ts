/** The reports for the provider's staff: all of it our own. */
export const REPORT_TEXTS = {
  period: 'Period',
  last7: '7 days',
  last30: '30 days',
  last90: '90 days',
  account: 'Account',
  allAccounts: 'All accounts',
  download: 'Download CSV',
  failed: 'The report could not be loaded.',
  seeOrders: 'See these orders',
  sales: 'Sales',
  orders: 'Orders',
  averageOrder: 'Average order',
  searches: 'Searches',
  withoutHits: 'Without hits',
  carts: 'Carts begun',
  pageViews: 'Page views',
  none: '–',
  byDay: 'By day',
  shown: 'Shown by day',
  asTable: 'Show as a table',
  day: 'Day',
  byAccount: 'By account',
  missed: 'Searches without hits',
  missedDetail: 'Words that your customers looked for and did not find. Those of the last 90 days are kept.',
  noSearches: 'No searches were counted in this period.',
  nothingMissed: 'Every search of this period found something.',
  keyword: 'Searched for',
  times: 'Times',
  lastSeen: 'Last time',
  empty: 'Nothing happened in this period',
  emptyDetail: 'Orders, searches and page views are shown here, by the day on which they happened.',
  lookFurther: 'Look at the last 90 days',
} as const;

/** Heads of the CSV's columns that the screen has none of. */
export const REPORT_CSV_TEXTS = {
  canceledOrders: 'Canceled orders',
  canceledSales: 'Canceled sales',
  searchesWithoutHits: 'Searches without hits',
} as const;

export const daysOfReport = (from: string, to: string): string =>
  `${from} to ${to}, days in UTC. Searches and page views arrive within minutes; those of people who ask not to be tracked are not counted.`;
export const canceledBesides = (count: string): string => `${count} canceled`;
export const ofSearches = (count: string): string => `${count} of these`;
/** What a chart shows, for those who don't see it. */
export const chartSummary = (figure: string, highest: string, day: string): string =>
  `${figure} by day. The highest is ${highest} on ${day}.`;
export const chartEmpty = (figure: string): string => `${figure} by day. There are none.`;
export const otherMissed = (count: string): string =>
  `and ${count} more whose words are not kept or not listed, as they were too many or may have named a person`;
