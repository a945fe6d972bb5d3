import { analyticsContract } from '#shared/contracts/analytics.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The calls of the reports. */
export const analyticsApi = apiFor(analyticsContract, tab.connection);

/** For what nobody waits for: it neither ends a session nor brings one back. */
export const { countPageViews } = apiFor(analyticsContract, tab.quiet);
