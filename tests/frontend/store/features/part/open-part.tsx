import { screen } from '@testing-library/react';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { anAnswer } from '../../../../builders/answers.ts';
import { GUID } from '../../../../builders/parts.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

export const GET_PART = 'GET /wb/part/GetByPartNumber';
export const GET_PRICING = 'GET /wb/aisle/GetPricingAndAvailability';

/** Where the part of the builders is. */
export const PART_PATH = '/2016/Toyota/Camry/Hoods/+pGM1000101';
const RECYCLED_PATH = `/GMC/Canyon/+i${GUID}`;

interface PartPageOptions {
  readonly account?: Partial<ShoppingAccount>;
  readonly user?: Partial<SignedInUser>;
  readonly hash?: string;
  /** Gives the server further answers. */
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** Opens the store at a part's page, for somebody who is signed in, and waits for it. */
export async function openPart(part: Part, options: PartPageOptions = {}) {
  const { account = {}, user = {}, hash = '', prepare } = options;
  const server = aServer({ users: [aSignedInUser({ account: aShoppingAccount(account), ...user })] });
  server.willAnswer(GET_PART, anAnswer(catalogueContract.getPart, part));
  prepare?.(server);
  const path = part.guid ? RECYCLED_PATH : PART_PATH;
  const opened = openSignedIn(server, { path: `${path}${hash}` });
  await screen.findByRole('heading', { level: 1, name: part.webDescription });
  return { ...opened, server };
}
