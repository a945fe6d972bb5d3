import type { SpotBody } from '#shared/contracts/content.ts';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { SPOT_FIELDS } from '#shared/rules/content/spot-checks.ts';
import type { SpotRecord } from '#shared/schemas/stored/content/marketing-spot.ts';
import { spotKind } from '../content-saves/content-kinds.ts';
import { makeSaveContent } from '../content-saves/save-content.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { idempotencyOf, idempotentId } from '../http/idempotency.ts';
import type { ContentDependencies } from './dependencies.ts';
import { type ContentOwner, makeFindOwner } from './find-owner.ts';

type SpotChange = SpotBody & { readonly id: string; readonly version: number };

/** Marketing spots for their administrators (admin 5, 7). */
export function makeAdministerSpots(dependencies: ContentDependencies) {
  const { spots, newId } = dependencies;
  const { owner, withParent } = makeFindOwner(dependencies);
  const saves = makeSaveContent(spotKind(spots), dependencies);

  const rowOf = async (actor: SignedIn, spot: SpotRecord): Promise<SpotRow> =>
    spotRow(spot, await owner(actor, spot.accountId));

  return {
    /** All spots of an account and the active ones of its parent, each by title. */
    async list(actor: SignedIn, accountId: number): Promise<SpotRow[]> {
      const { own, ofParent } = await withParent(actor, accountId, spots.list);
      const shownByParent = ofParent ? ofParent.items.filter(({ active }) => active) : [];
      return [
        ...own.items.map((spot) => spotRow(spot, own.account)),
        ...(ofParent ? shownByParent.map((spot) => ({ ...spotRow(spot, ofParent.account), inherited: true })) : []),
      ];
    },

    async find(actor: SignedIn, id: string): Promise<SpotRow> {
      const spot = await spots.find(homeScope(actor), id);
      if (!spot) throw notFound();
      return rowOf(actor, spot);
    },

    async create(actor: SignedIn, body: SpotBody, key: string | undefined): Promise<SpotRow> {
      const account = await owner(actor, body.accountId ?? actor.home.accountId);
      const id = idempotentId(actor.userId, 'createSpot', key) ?? newId();
      const idempotency = idempotencyOf(actor.userId, 'createSpot', key, body);
      return spotRow(await saves.create(actor, account, { id, given: givenSpot(body), idempotency }), account);
    },

    async change(actor: SignedIn, body: SpotChange, key: string | undefined): Promise<SpotRow> {
      const { id, version, accountId } = body;
      const idempotency = idempotencyOf(actor.userId, 'changeSpot', key, body);
      return rowOf(actor, await saves.change(actor, { id, given: givenSpot(body), version, accountId, idempotency }));
    },

    remove: saves.remove,
  };
}

function spotRow(spot: SpotRecord, { companyName }: ContentOwner): SpotRow {
  const { parentId: _parent, lastSaves: _saves, removed: _removed, ...row } = spot;
  return { ...row, companyName, inherited: false };
}

function givenSpot(body: SpotBody): Partial<SpotRecord> {
  const given = SPOT_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]]));
  return {
    ...Object.fromEntries(given),
    ...(body.title !== undefined && { title: body.title.trim() }),
    ...(body.url !== undefined && { url: body.url.trim() }),
  };
}
