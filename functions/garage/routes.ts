import type { garageContract } from '#shared/contracts/garage.ts';
import { AppError } from '#shared/errors.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { vehicleExpiry } from '#shared/rules/search/vehicle-expiry.ts';
import type { NewVehicle } from '#shared/schemas/fields/vehicle.ts';
import { GARAGE_TEXTS } from '#shared/texts/catalogue/garage-texts.ts';
import { CUSTOMER_NAME_LENGTHS } from '#shared/values/customer-name.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import type { GarageDependencies } from './dependencies.ts';

export function garageRoutes({ vehicles, now, newId }: GarageDependencies): Routes<typeof garageContract> {
  return {
    async listVehicles({ params }, { actor }) {
      requireOwnGarage(actor, params.id);
      return vehicles.list(actor, now());
    },

    async saveVehicle({ params, body }, { actor, idempotencyKey }) {
      requireOwnGarage(actor, params.id);
      checkCustomerName(body, actor);
      const time = now();
      const vehicleId = idempotentId(actor.userId, 'saveVehicle', idempotencyKey) ?? newId();
      const expires = vehicleExpiry(time.toISOString().slice(0, 10));
      return vehicles.save(actor, { ...body, vehicleId, expires }, time);
    },

    async removeVehicle({ params }, { actor }) {
      requireOwnGarage(actor, params.userid);
      await vehicles.remove(actor, params.id);
      return null;
    },
  };
}

/** Another user of the account and a user of another tenant get the same response. */
function requireOwnGarage(actor: Scope, userId: string): void {
  if (actor.userId !== userId) throw notFound();
}

function checkCustomerName({ customerName = '' }: NewVehicle, { account }: SignedIn): void {
  const label = account.settings.fieldConfig.customerNameLabel;
  const length = CUSTOMER_NAME_LENGTHS[label];
  if (customerName.length <= length) return;
  const message = GARAGE_TEXTS.customerNameTooLong(label, length);
  throw new AppError('invalid_input', message, { fieldErrors: [{ path: 'CustomerName', message }] });
}
