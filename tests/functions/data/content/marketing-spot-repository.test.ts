import { beforeEach, describe, expect, it } from 'vitest';
import {
  type MarketingSpotRepository,
  marketingSpotRepository,
} from '#functions/data/content/marketing-spot-repository.ts';
import { marketingSpotSchema } from '#shared/schemas/stored/content/marketing-spot.ts';
import { aSpot } from '../../../builders/content.ts';
import { anActor, provider } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

let spots: MarketingSpotRepository;
beforeEach(async () => {
  spots = marketingSpotRepository(await testTable());
});

const admin = anActor({ level: 1 });

describe('the marketing spots of an account', () => {
  it('are the active ones, by title', async () => {
    const [winter, filters] = [aSpot(), aSpot({ id: 'spot-2', title: 'Filters' })];
    await spots.save(admin, winter);
    await spots.save(admin, filters);
    await spots.save(admin, aSpot({ id: 'spot-3', active: false }));
    await spots.save(provider, aSpot({ id: 'spot-4', accountId: 3 }));
    expect(await spots.shown(2)).toEqual([filters, winter]);
  });

  it('are replaced by their id, and stay their account’s', async () => {
    await spots.save(admin, aSpot());
    await spots.save(provider, aSpot({ accountId: 3, title: 'Spring' }));
    expect(await spots.shown(2)).toEqual([aSpot({ title: 'Spring' })]);
    expect(await spots.shown(3)).toEqual([]);
  });

  it('are read and written by nobody else', async () => {
    await spots.save(admin, aSpot());
    const stranger = anActor({ accountId: 3, level: 1 });
    expect(await spots.find(admin, 'spot-1')).toEqual({ ...aSpot(), version: 1 });
    expect(await spots.find(stranger, 'spot-1')).toBeUndefined();
    await expect(spots.save(stranger, aSpot({ accountId: 3 }))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a spot', () => {
  it.each(['https://example.com/a?b=c', 'HTTP://example.com', '/pages/winter', '/brake%20pads/+n3M', '/'])(
    'leads to %s',
    (url) => {
      expect(marketingSpotSchema.safeParse(aSpot({ url })).success).toBe(true);
    },
  );

  it.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', 'evil.test', '', ' /a', '/a b'])(
    'does not lead to "%s"',
    (url) => {
      expect(marketingSpotSchema.safeParse(aSpot({ url })).success).toBe(false);
    },
  );
});
