import '@mantine/core/styles/Alert.layer.css';

import { Alert, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS, welcome, welcomeTo } from '#shared/texts/base/shell-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { useUser } from '../../session/session-context.tsx';
import { useWhenIdle } from '../../ui/hooks/use-when-idle.ts';
import { OPENED_BY_SEARCH } from '../features/catalogue-list/opened-by-search.ts';
import { useSearchAhead } from '../features/catalogue-list/use-search-ahead.ts';
import { CategoryPictures } from '../features/categories/category-pictures.tsx';
import { MarketingSpots } from '../features/content/marketing-spots.tsx';
import { Garage } from '../features/garage/garage.tsx';
import { AccountFacts } from '../features/postal-code/account-facts.tsx';
import { RecentList } from '../features/recent-searches/recent-list.tsx';
import { recentSearches } from '../features/recent-searches/recent-searches.ts';
import { KeywordBox } from '../features/vehicle-picker/keyword-box.tsx';
import { VehiclePicker } from '../features/vehicle-picker/vehicle-picker.tsx';
import { accountCategories, pickerCategories } from '../features/vehicle-picker/vehicle-queries.ts';
import { CustomerChoice } from './customer-choice.tsx';
import classes from './home-page.module.css';
import { suggestionSources } from './suggestion-sources.ts';

/** The search, and below it the facts of the signed-in user (storefront 2). */
export function HomePage() {
  const user = useUser();
  return user ? <Home user={user} /> : null;
}

/** Loads the page that most users open next. */
const loadCatalogue = () => void import('./catalogue-page.tsx').catch(() => undefined);

function Home({ user }: { readonly user: SignedInUser }) {
  const { companyName } = useApplication();
  const navigate = useNavigate();
  const { account, firstName, userId } = user;
  const { cartMessage, showUserName } = account;
  const { data: categories, isError, refetch } = useQuery(accountCategories(account.id));
  const [picked, setPicked] = useState(WHOLE_CATALOGUE);
  const { year = '', make = '', model = '' } = picked;
  const { data: ofVehicle } = useQuery(pickerCategories(String(year), make, model));
  const [recent] = useState(() => recentSearches(account.id, userId));
  useWhenIdle(loadCatalogue);
  const searchAhead = useSearchAhead(user);
  const find = (location: CatalogueLocation) => {
    searchAhead(location, false);
    void navigate(cataloguePath(location), { state: OPENED_BY_SEARCH });
  };
  return (
    <PageFrame
      title={SHELL_TEXTS.home}
      heading={showUserName && firstName ? welcome(firstName) : welcomeTo(companyName)}
    >
      {cartMessage.enabled && (
        <Alert variant="light" style={{ whiteSpace: 'pre-line' }}>
          {cartMessage.message}
        </Alert>
      )}
      <Paper withBorder className={classes['search'] ?? ''}>
        <KeywordBox sources={suggestionSources(user)} size="lg" isLabelSeen onFind={find} />
        <VehiclePicker account={account} onPick={setPicked} onFind={find} />
      </Paper>
      <div className={classes['own']}>
        <Garage userId={userId} />
        <RecentList searches={recent} />
      </div>
      <MarketingSpots accountId={account.id} />
      <CategoryPictures
        fullNames={ofVehicle ?? categories?.map(({ fullName }) => fullName)}
        vehicle={picked}
        onRetry={isError ? () => void refetch() : undefined}
        onPress={(location) => searchAhead(location, true)}
      />
      <AccountFacts user={user} customerChoice={<CustomerChoice user={user} look="link" />} />
    </PageFrame>
  );
}
