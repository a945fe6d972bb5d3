import { randomBytes, randomUUID } from 'node:crypto';
import { sessionContract } from '#shared/contracts/session.ts';
import { attemptRepository } from '../data/attempt-repository.ts';
import { table } from '../data/deployed-table.ts';
import { errorLogRepository } from '../data/error-log-repository.ts';
import { keptForSeconds } from '../data/kept-for-seconds.ts';
import { rememberRepository } from '../data/remember-repository.ts';
import { loginRecords, sessionRecords } from '../data/session-records.ts';
import { sessionRepository } from '../data/session-repository.ts';
import { userRepository } from '../data/user-repository.ts';
import { warehouseRepository } from '../data/warehouse-repository.ts';
import { edge, findStore, now, tokens } from '../http/edge.ts';
import { groupHandler } from '../http/group-handler.ts';
import { sessionRoutes } from './routes.ts';

const warehouses = warehouseRepository(table);
const listWarehouses = keptForSeconds(() => warehouses.list(), now);

const routes = sessionRoutes({
  attempts: attemptRepository(table),
  authenticator: edge.authenticator,
  errorLog: errorLogRepository(table),
  findStore,
  listWarehouses: () => listWarehouses('all'),
  loadLogin: (marker) => loginRecords(table, marker),
  loadSession: (ids) => sessionRecords(table, ids),
  remembered: rememberRepository(table),
  sessions: sessionRepository(table),
  tokens,
  users: userRepository(table),
  now,
  newId: randomUUID,
  newSecret: () => randomBytes(32).toString('base64url'),
});

export const handler = groupHandler(sessionContract, routes, edge);
