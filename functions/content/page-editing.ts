import type { PageView } from '#shared/contracts/content-views.ts';
import { linkedSlugs } from '#shared/rules/content/page-links.ts';
import { ownPicturesIn } from '#shared/rules/content/page-pictures.ts';
import { uploadedIn } from '#shared/rules/content/picture-paths.ts';
import { type PageRecord, pageWithTextSchema } from '#shared/schemas/stored/content/page.ts';
import type { PageSummary } from '../data/content/page-records.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { ContentDependencies } from './dependencies.ts';
import { makeFindOwner, type OwnedWithParent } from './find-owner.ts';
import { hiddenBy } from './list-pages.ts';

/** The pages that users of an account see: its own and those of its parent. */
type PagesAround = OwnedWithParent<readonly PageSummary[]>;

/** Adds to a page the notes for its editor: the parent whose page it hides, broken links and missing pictures. */
export function makePageEditing(dependencies: Pick<ContentDependencies, 'accounts' | 'pages' | 'pictures'>) {
  const { pages, pictures } = dependencies;
  const { withParent } = makeFindOwner(dependencies);

  /** The other pages can be read at the same time as the page itself. Throws 'Unauthorized' for an account out of scope. */
  const pagesAround = (actor: SignedIn, accountId: number): Promise<PagesAround> =>
    withParent(actor, accountId, pages.summaries);

  async function withEditing(actor: SignedIn, page: PageRecord, read?: PagesAround): Promise<PageView> {
    const named = uploadedIn(page.text);
    const isRead = read?.own.account.id === page.accountId;
    const [{ own, ofParent }, there] = await Promise.all([
      isRead ? read : pagesAround(actor, page.accountId),
      pictures.uploaded(ownPicturesIn(page)),
    ]);
    const others = [...own.items.filter(({ id }) => id !== page.id), ...(ofParent?.items ?? [])];
    const open = [page.slug, ...others.filter(({ active }) => active).map(({ slug }) => slug)];
    return {
      ...pageWithTextSchema.parse(page),
      editing: {
        companyName: own.account.companyName,
        version: page.version,
        hides: hiddenBy(page, ofParent?.items ?? []) ? (ofParent?.account.companyName ?? '') : '',
        brokenLinks: linkedSlugs(page.text)
          .filter((slug) => !open.includes(slug))
          .map((slug) => `/pages/${slug}`),
        missingPictures: named.filter((path) => !there.includes(path)),
      },
    };
  }

  return { pagesAround, withEditing };
}
