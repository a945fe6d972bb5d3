import type { RequestOrigin } from '../http/request-origin.ts';
import type { ProfileDependencies } from './dependencies.ts';
import { makeOpenStore } from './open-store.ts';

/**
 * Has a link to set another password emailed, if the store has such a user. Who that is, is found out when the email is
 * sent, so neither the response nor its time tells which names exist (decision B290).
 */
export function makeRemindPassword(dependencies: ProfileDependencies) {
  const { now, reminders, wakeOutbox } = dependencies;
  const openStore = makeOpenStore(dependencies);

  return async (userName: string, requestOrigin: RequestOrigin): Promise<void> => {
    const { website } = await openStore(requestOrigin);
    const request = { userName, tenantId: website.accountId, address: requestOrigin.address };
    await reminders.request(request, now());
    await wakeOutbox();
  };
}
