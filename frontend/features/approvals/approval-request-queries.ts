import { queryOptions } from '@tanstack/react-query';
import { approvalsApi } from '../../api/approvals-api.ts';

/** What was sent to the parent, or by it. */
export const approvalRequestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['approval-requests', userId],
    queryFn: ({ signal }) => approvalsApi.getHandOvers({}, { signal }),
  });
