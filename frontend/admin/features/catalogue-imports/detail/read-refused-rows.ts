import type { importsContract } from '#shared/contracts/imports.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';

type Page = Output<typeof importsContract.getRefusedRows>;

/** All refused rows of a file that are kept, with its headings. */
export type RefusedRows = Pick<Page, 'headings' | 'data'>;

const MOST_OF_PAGE = 1000;

/** Reads page after page, because a response holds only so much. */
export async function readRefusedRows(id: string, file: string): Promise<RefusedRows> {
  const data: Page['data'] = [];
  for (;;) {
    const query = { File: file, Skip: String(data.length), Take: String(MOST_OF_PAGE) };
    const page = await importsApi.getRefusedRows({ params: { id }, query });
    data.push(...page.data);
    if (!page.hasMore) return { headings: page.headings, data };
  }
}
