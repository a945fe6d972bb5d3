import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SPOTS_TEXTS, spotsIn } from '#shared/texts/admin/spot-texts.ts';
import { withOwnAccount } from '../../order-as/account-choices.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { useChosenAccount } from '../account-choice/use-chosen-account.ts';
import { AccountFilter } from '../features/spots/account-filter.tsx';
import { SpotCards } from '../features/spots/spot-cards.tsx';
import { SPOTS } from '../features/spots/spots-location.ts';
import { spotsQuery } from '../features/spots/spots-queries.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { newSpotPath } from '../frame/content-paths.ts';
import { NewLink } from '../frame/new-link.tsx';

/** The marketing spots of an account, which the provider chooses (admin 2, 6). */
export function SpotsPage({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(SPOTS);
  const account = useChosenAccount(user, location.account);
  const { data: spots } = useQuery(spotsQuery(account.id));
  const newPath = newSpotPath(account.id);
  return (
    <AdminPage
      heading={SPOTS_TEXTS.spots}
      detail={spots && spotsIn(formatCount(spots.length), account.name)}
      actions={<NewLink path={newPath} label={SPOTS_TEXTS.newSpot} />}
    >
      {account.options.length > 0 && (
        <AccountFilter
          accounts={withOwnAccount(user, account.options)}
          chosen={account.id}
          onChoose={(chosen) => go({ account: chosen })}
        />
      )}
      <SpotCards accountId={account.id} />
    </AdminPage>
  );
}
