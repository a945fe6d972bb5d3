import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '#shared/errors.ts';
import { ORDER_AS_REFUSALS } from '#shared/texts/session/order-as-refusal-texts.ts';
import type { Access } from '#shared/values/access.ts';
import { SHOWN_ACCOUNT_HEADER } from '#shared/wire/shown-account.ts';
import type { Actor } from './authenticate.ts';

/**
 * Throws 'conflict' when a page shows another account than its session orders as by now (decision B453). Calls of
 * administrators work for the user's own account in either case.
 */
export function assertShownAccount(
  access: Access,
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  actor: Pick<Actor, 'accountId'> | undefined,
): void {
  const shown = headers[SHOWN_ACCOUNT_HEADER];
  if (shown === undefined || !actor || 'level' in access || 'anyAccount' in access) return;
  if (shown === String(actor.accountId)) return;
  const message = ORDER_AS_REFUSALS.otherAccount;
  throw new AppError('conflict', message, { fieldErrors: [{ path: SHOWN_ACCOUNT_HEADER, message }] });
}
