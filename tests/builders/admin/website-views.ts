import { type WebsiteCheck, type WebsiteView, websiteChecks } from '#shared/schemas/wire/website-view.ts';

/** The website of Summit Collision. */
export const aWebsiteView = (but: Partial<WebsiteView> = {}): WebsiteView => ({
  id: 3,
  accountId: 2,
  companyName: 'Summit Collision',
  accountActive: true,
  name: 'Summit Parts',
  url: 'https://summit.example.com',
  host: 'summit.example.com',
  default: true,
  version: 1,
  ...but,
});

/** A check with a line of each kind, in every state by turns. */
export const someWebsiteChecks: readonly WebsiteCheck[] = websiteChecks.map((check, index) => {
  const state = (['good', 'warning', 'bad', 'unknown'] as const)[index % 4] ?? 'good';
  return { check, state, found: `Found about ${check}`, toDo: state === 'good' ? '' : `Do about ${check}` };
});
