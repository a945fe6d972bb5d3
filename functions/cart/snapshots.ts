import type { cartContract } from '#shared/contracts/cart.ts';
import type { CartSnapshot } from '#shared/schemas/stored/cart.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { cartIdOf } from '../data/sales/cart-id.ts';
import type { CartOwner, SnapshotName } from '../data/sales/cart-repository.ts';

type SnapshotView = Output<typeof cartContract.getSnapshots>[number];

/** Time and cart identify a snapshot. */
const snapshotId = ({ at, cartName }: SnapshotName): string => `${at} ${cartName}`;

/** Reads the id of a snapshot, whether or not the snapshot exists. */
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
