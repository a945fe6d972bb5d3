import type { deskContract } from '#shared/contracts/desk.ts';
import type { Delivery } from '#shared/schemas/stored/deliveries/delivery.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { deliveryView, suppressionIn } from '../selling/message-views.ts';
import { makeNameCompanies } from './company-names.ts';
import type { DeskDependencies } from './dependencies.ts';

type Query = Input<typeof deskContract.getMails>['query'];
type Mails = Output<typeof deskContract.getMails>;

const PERIOD_MS = 30 * 86_400_000;

/** Lists the mails of the last 30 days, newest first, with what is known of their addresses since. */
export function makeListMails(dependencies: DeskDependencies) {
  const { deliveries, suppressed, now } = dependencies;
  const nameCompanies = makeNameCompanies(dependencies);

  return async (actor: SignedIn, query: Query): Promise<Mails> => {
    const time = now();
    const [mails, addresses] = await Promise.all([
      deliveries.mails(new Date(time.getTime() - PERIOD_MS), time),
      suppressed.list(),
    ]);
    const found = mails.filter((mail) => isAsked(mail, query));
    const rows = rowsOf(found, pageOf(query, ADMIN_PAGES));
    const companyName = await nameCompanies(
      actor,
      rows.map(({ accountId }) => accountId),
    );
    const suppressionOf = suppressionIn(addresses);
    const data = rows.map((mail) => ({
      ...deliveryView(mail),
      accountId: mail.accountId,
      companyName: companyName(mail.accountId),
      orderNumber: mail.orderNumber ?? '',
      suppressed: suppressionOf(mail.to ?? ''),
    }));
    return { data, total: found.length };
  };
}

function isAsked(mail: Delivery, { kind, outcome, search = '' }: Query): boolean {
  const words = search.trim().toLowerCase();
  const texts = [mail.to ?? '', mail.subject ?? '', mail.orderNumber ?? ''];
  return (
    (kind === undefined || mail.kind === kind) &&
    (outcome === undefined || mail.outcome === outcome) &&
    (words === '' || texts.some((text) => text.toLowerCase().includes(words)))
  );
}
