/** The reports for the provider's staff. All of these texts are our own. */
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
  withoutHits: 'No results',
  carts: 'Carts started',
  pageViews: 'Page views',
  none: '–',
  byDay: 'By day',
  shown: 'Chart by day',
  asTable: 'Show as a table',
  day: 'Day',
  byAccount: 'By account',
  missed: 'Searches with no results',
  missedDetail: 'What your customers searched for and did not find. Kept for 90 days.',
  noSearches: 'There were no searches in this period.',
  nothingMissed: 'Every search in this period found something.',
  keyword: 'Searched for',
  times: 'Times',
  lastSeen: 'Last searched',
  empty: 'No activity in this period',
  emptyDetail: 'Orders, searches and page views appear here by day.',
  lookFurther: 'Show the last 90 days',
} as const;

/** CSV column headings that the screen does not show. */
export const REPORT_CSV_TEXTS = {
  canceledOrders: 'Canceled orders',
  canceledSales: 'Canceled sales',
  searchesWithoutHits: 'Searches with no results',
} as const;

export const daysOfReport = (from: string, to: string): string =>
  `${from} to ${to}, in UTC days. Searches and page views show up within minutes. Visitors who ask not to be tracked are not counted.`;
export const alsoCanceled = (count: string): string => `${count} canceled`;
export const ofSearches = (count: string): string => `${count} of these`;
/** Describes a chart to screen readers. */
export const chartSummary = (figure: string, highest: string, day: string): string =>
  `${figure} by day. The highest is ${highest} on ${day}.`;
export const chartEmpty = (figure: string): string => `${figure} by day. Nothing to show.`;
export const otherMissed = (count: string): string =>
  `and ${count} more that are not listed, because there were too many or they may have named a person`;
