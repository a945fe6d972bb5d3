import { approvalsContract } from '#shared/contracts/approvals.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime, tokens } from '../http/runtime.ts';
import { wakeOutbox } from '../integrations/deployed-outbox.ts';
import { approvalsDependencies } from './dependencies.ts';
import { approvalsRoutes } from './routes.ts';

const routes = approvalsRoutes({ ...approvalsDependencies(table, { tokens, now }), wakeOutbox });

export const handler = groupHandler(approvalsContract, routes, runtime);
