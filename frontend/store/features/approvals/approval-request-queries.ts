import { queryOptions } from '@tanstack/react-query';
import { approvalsApi } from '../../../api/groups/approvals-api.ts';

/** Approval requests that the account has sent or received. */
export const approvalRequestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['approval-requests', userId],
    queryFn: ({ signal }) => approvalsApi.getHandOvers({}, { signal }),
  });
