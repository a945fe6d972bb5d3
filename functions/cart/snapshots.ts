import type { cartContract } from '#shared/contracts/cart.ts';
import type { CartSnapshot } from '#shared/schemas/stored/cart.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { cartIdOf } from '../data/sales/cart-id.ts';
import type { CartOwner, SnapshotName } from '../data/sales/cart-repository.ts';

type SnapshotView = Output<typeof cartContract.getSnapshots>[number];

/** A cart has one snapshot at a time. */
const snapshotId = ({ at, cartName }: SnapshotName): string => `${at} ${cartName}`;

/** The snapshot that an id names, whether or not there is one. */
export function snapshotOf(id: string): SnapshotName {
  const [at = '', cartName = ''] = id.split(' ');
  return { at, cartName };
}

export const snapshotView = (snapshot: CartSnapshot, { userId, accountId }: CartOwner): SnapshotView => ({
  id: snapshotId(snapshot),
  cartId: cartIdOf({ userId, accountId, name: snapshot.cartName }),
  at: snapshot.at,
  reason: snapshot.reason,
  itemCount: snapshot.lines.length,
});
