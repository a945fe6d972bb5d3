import type { deskContract } from '#shared/contracts/desk.ts';
import { AppError } from '#shared/errors.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import { DESK_REFUSAL_TEXTS } from '#shared/texts/desk/desk-refusal-texts.ts';
import { makeDecideOnRepair, type RepairDecision } from '../data/operations/decide-on-repair.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { authorOf } from '../http/history-author.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { repairRow } from '../selling/message-views.ts';
import { makeNameCompanies } from './company-names.ts';
import type { DeskDependencies } from './dependencies.ts';
import { makeListMails } from './list-mails.ts';
import { makeSendOrderMail } from './send-order-mail.ts';

export function deskRoutes(dependencies: DeskDependencies): Routes<typeof deskContract> {
  const { outbox, suppressed, wakeOutbox, now } = dependencies;
  const decideOnRepair = makeDecideOnRepair(outbox);
  const listMails = makeListMails(dependencies);
  const nameCompanies = makeNameCompanies(dependencies);
  const sendOrderMail = makeSendOrderMail(dependencies);

  async function decide(id: string, decision: RepairDecision, actor: SignedIn): Promise<void> {
    const isDone = await decideOnRepair(id, decision, authorOf(actor).name, now());
    if (!isDone) throw new AppError('not_found', DESK_REFUSAL_TEXTS.notInQueue);
  }

  return {
    async getRepair({ query }, { actor }) {
      const waiting = await outbox.inRepair();
      const page = rowsOf(waiting, pageOf(query, ADMIN_PAGES));
      const companyName = await nameCompanies(
        actor,
        page.map(({ message }) => message.accountId),
      );
      return {
        data: page.map((each) => repairRow(each, companyName(each.message.accountId))),
        total: waiting.length,
      };
    },

    async sendRepair({ params }, { actor }) {
      await decide(params.id, 'send', actor);
      await wakeOutbox();
      return null;
    },

    async settleRepair({ params }, { actor }) {
      await decide(params.id, 'settle', actor);
      return null;
    },

    getMails: ({ query }, { actor }) => listMails(actor, query),

    async getSuppressed({ query }) {
      const addresses = await suppressed.list();
      return { data: rowsOf(addresses, pageOf(query, ADMIN_PAGES)), total: addresses.length };
    },

    async releaseAddress({ query }) {
      if (!(await suppressed.release(query.address))) throw new AppError('not_found', DESK_REFUSAL_TEXTS.notSuppressed);
      return null;
    },

    async sendOrderMail({ params, body }, { actor, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'sendOrderMail', idempotencyKey, body);
      await sendOrderMail(actor, params.id, body.to, idempotency);
      await wakeOutbox();
      return null;
    },
  };
}
