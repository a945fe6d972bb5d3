import { table } from '../data/table/deployed-table.ts';
import { now, readOnlyRuntime } from '../http/runtime.ts';
import { makeAnswerRequest } from './answer-request.ts';
import { chatDependencies } from './dependencies.ts';
import { socketHandler } from './socket-handler.ts';

// An open page asks every ten seconds. That is no use of the session, so it is not recorded as one.
export const handler = socketHandler(readOnlyRuntime, makeAnswerRequest(chatDependencies(table, now)));
