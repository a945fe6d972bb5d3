import { queryOptions, skipToken } from '@tanstack/react-query';
import { websitesApi } from '../../../api/groups/websites-api.ts';

/** A website, by number. Every visit looks again, because colleagues may have changed it. */
export const websiteQuery = (id: number) =>
  queryOptions({
    queryKey: ['website', id],
    queryFn: ({ signal }) => websitesApi.getWebsite({ params: { id: String(id) } }, { signal }),
    staleTime: 15_000,
  });

/** The number of the website that has a host, or null. Nothing is asked without a host. */
export const hostQuery = (host: string | undefined) =>
  queryOptions({
    queryKey: ['websites', 'host', host],
    queryFn: host
      ? async ({ signal }) => {
          const { data } = await websitesApi.getWebsites(
            { query: { search: host.slice(0, 100), Take: '100' } },
            { signal },
          );
          return data.find((website) => website.host === host)?.id ?? null;
        }
      : skipToken,
    staleTime: 15_000,
  });

/** The check of a website. It asks the network, so it is asked again only by hand. */
export const websiteCheckQuery = (id: number) =>
  queryOptions({
    queryKey: ['website', id, 'check'],
    queryFn: ({ signal }) => websitesApi.checkWebsite({ params: { id: String(id) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
