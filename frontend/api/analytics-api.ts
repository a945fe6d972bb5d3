import { analyticsContract } from '#shared/contracts/analytics.ts';
import { tab } from './api.ts';
import { apiFor } from './client.ts';

/** What happens in the stores, for the provider's staff. */
export const analyticsApi = apiFor(analyticsContract, tab.connection);

/** For what nobody waits for: it neither ends a session nor brings one back. */
export const { countPageViews } = apiFor(analyticsContract, tab.quiet);
