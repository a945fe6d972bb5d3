import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/cart/favourites-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { FavouriteList } from '../features/cart/favourites/favourite-list.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: CART_PAGE_TEXTS.title, url: PATHS.cart },
  { name: FAVOURITES_TEXTS.title },
]);

/** The parts that a user keeps to find again, one press from the cart. */
export function FavouritesPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={TITLE} heading={FAVOURITES_TEXTS.title}>
      <FavouriteList user={user} />
    </PageFrame>
  );
}
