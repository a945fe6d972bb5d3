import type { PageView } from '#shared/contracts/content-views.ts';
import { linkedSlugs } from '#shared/rules/content/page-links.ts';
import { uploadedIn } from '#shared/rules/content/picture-paths.ts';
import { type PageRecord, pageWithTextSchema } from '#shared/schemas/stored/page.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { ContentDependencies } from './dependencies.ts';
import { makeFindOwner } from './find-owner.ts';
import { hiddenBy } from './list-pages.ts';

/** Adds to a page what its editor tells: the page of the parent that it hides, broken links and missing pictures. */
export function makePageEditing(dependencies: Pick<ContentDependencies, 'accounts' | 'pages' | 'pictures'>) {
  const { pages, pictures } = dependencies;
  const findOwner = makeFindOwner(dependencies);

  return async (actor: SignedIn, page: PageRecord): Promise<PageView> => {
    const { account, parent } = await findOwner(actor, page.accountId);
    const named = uploadedIn(page.text);
    const [own, ofParent, there] = await Promise.all([
      pages.summaries(account.id),
      parent ? pages.summaries(parent.id) : [],
      pictures.uploaded(named),
    ]);
    const open = [...own, ...ofParent].filter(({ active }) => active).map(({ slug }) => slug);
    return {
      ...pageWithTextSchema.parse(page),
      editing: {
        companyName: account.companyName,
        version: page.version,
        hides: hiddenBy(page, ofParent) ? (parent?.companyName ?? '') : '',
        brokenLinks: linkedSlugs(page.text)
          .filter((slug) => slug !== page.slug && !open.includes(slug))
          .map((slug) => `/pages/${slug}`),
        missingPictures: named.filter((path) => !there.includes(path)),
      },
    };
  };
}
