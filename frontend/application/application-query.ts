import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Application } from '#shared/schemas/wire/application.ts';
import { sessionApi } from '../api/api.ts';

/** The brand, hours and lists of the store on this host. They are asked for once a page load. */
export const application = queryOptions({
  queryKey: ['application'],
  queryFn: ({ signal }) => sessionApi.getApplication({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** For everything inside the store: it is loaded by then. */
export const useApplication = (): Application => useSuspenseQuery(application).data;
