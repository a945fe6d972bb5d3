import type { PageBody } from '#shared/contracts/content.ts';
import type { PageView } from '#shared/contracts/content-views.ts';
import { AppError } from '#shared/errors.ts';
import { PAGE_FIELDS } from '#shared/rules/content/page-checks.ts';
import type { PageRecord } from '#shared/schemas/stored/content/page.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { pageKind } from '../content-saves/content-kinds.ts';
import { makeSaveContent } from '../content-saves/save-content.ts';
import { sanitisePageText } from '../data/content/sanitise-page-text.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { idempotencyOf, idempotentId } from '../http/idempotency.ts';
import type { ContentDependencies } from './dependencies.ts';
import { makeFindOwner } from './find-owner.ts';
import { makePageEditing } from './page-editing.ts';

/** Creates a page, or changes the given fields of one (admin 5, 7). */
export function makeSavePage(dependencies: ContentDependencies) {
  const { newId } = dependencies;
  const { owner } = makeFindOwner(dependencies);
  const { pagesAround, withEditing } = makePageEditing(dependencies);
  const saves = makeSaveContent(pageKind(dependencies.pages), dependencies);

  async function save(actor: SignedIn, body: PageBody, key: string | undefined): Promise<PageRecord> {
    const { id, version, accountId } = body;
    const idempotency = idempotencyOf(actor.userId, 'savePage', key, body);
    const given = givenPage(body);
    if (id == null) {
      const account = await owner(actor, accountId ?? actor.home.accountId);
      return saves.create(actor, account, { id: idOf(actor, key), given, idempotency });
    }
    if (version === undefined) throw new AppError('invalid_input', ERROR_TEXTS.invalidRequest);
    return saves.change(actor, { id, given, version, accountId, idempotency });
  }

  /** A digest, because no slug is as long as one. */
  function idOf(actor: SignedIn, key: string | undefined): string {
    const id = idempotentId(actor.userId, 'savePage', key ?? newId());
    if (id === undefined) throw new Error('A new page has no id');
    return id;
  }

  return async (actor: SignedIn, body: PageBody, key: string | undefined): Promise<PageView> => {
    // Most pages belong to the caller's own account. If this one does not, or the read fails, `withEditing`
    // reads them after the save.
    const around = pagesAround(actor, body.accountId ?? actor.home.accountId).catch(() => undefined);
    const [page, read] = await Promise.all([save(actor, body, key), around]);
    return withEditing(actor, page, read);
  };
}

/** The given fields, as they are kept: texts without spaces around them, and the HTML sanitised (decision F2). */
function givenPage(body: PageBody): Partial<PageRecord> {
  const given = Object.fromEntries(
    PAGE_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  );
  const { title, slug, menuTitle, text } = body;
  return {
    ...given,
    ...(title !== undefined && { title: title.trim() }),
    ...(slug !== undefined && { slug: slug.trim().toLowerCase() }),
    ...(menuTitle !== undefined && { menuTitle: menuTitle.trim() }),
    ...(text !== undefined && { text: sanitisePageText(text) }),
  };
}
