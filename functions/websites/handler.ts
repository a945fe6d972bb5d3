import { websitesContract } from '#shared/contracts/websites.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { hostInspection } from '../integrations/host-inspection.ts';
import { websitesDependencies } from './dependencies.ts';
import { websitesRoutes } from './routes.ts';

const domainNames = (process.env['STORE_DOMAINS'] ?? '').split(',').filter(Boolean);
const routes = websitesRoutes({
  ...websitesDependencies(table, { now }),
  inspectHost: hostInspection(domainNames),
  isStandIn: domainNames.length === 0,
  mailDomain: process.env['MAIL_DOMAIN'] ?? '',
});

export const handler = groupHandler(websitesContract, routes, runtime);
