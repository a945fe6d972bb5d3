import { Button } from '@mantine/core';
import IconFilter from '@tabler/icons-react/icons/IconFilter';
import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { PageSize } from '#shared/rules/base/page-sizes.ts';
import { pageCount } from '#shared/rules/base/page-window.ts';
import { storeMargins } from '#shared/rules/pricing/store-view.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { selectionCount } from '#shared/rules/search/facet-selection.ts';
import { partLocation } from '#shared/rules/search/part-location.ts';
import type { PartCard as PartCardView } from '#shared/schemas/wire/part.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { filtersChosen, LIST_TEXTS, partsFound } from '#shared/texts/catalogue/list-texts.ts';
import { offeredSorts } from '#shared/values/catalogue/catalogue-sorts.ts';
import type { ListStyle } from '#shared/values/catalogue/list-styles.ts';
import { PATHS } from '../../../paths.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { SideDrawer } from '../../../ui/dialogs/side-drawer.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { GoBack } from '../../../ui/page/go-back.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/page-states.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { usePriceView } from '../../../ui/part/price-view.ts';
import { PriceViewSwitch } from '../../../ui/part/price-view-switch.tsx';
import classes from './catalogue-list.module.css';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FacetPanel } from './filters/facet-panel.tsx';
import { KeywordFilters } from './filters/keyword-filters.tsx';
import { CorrectedKeywordNote, DroppedWordsNote, VinReadingNote } from './keyword-reading.tsx';
import { LineTabs } from './line-tabs.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PartListCard } from './part-card.tsx';
import gridClasses from './part-grid.module.css';
import { lacksVehicle, mayAskFor, type SearchPreferences, searchPreferences } from './search-body.ts';
import { searchFailure } from './search-failure.ts';
import { useExactNumber } from './use-exact-number.ts';
import { usualSize } from './use-list-style.ts';
import { useSearch } from './use-search.ts';
import { useSessionChoice } from './use-session-choice.ts';

const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

/** The parts of a page as rows. */
export interface PartRowsProps {
  readonly parts: readonly PartCardView[];
  readonly user: SignedInUser;
  readonly location: CatalogueLocation;
  readonly onApproach: (part: CatalogueLocation) => void;
}

interface CatalogueListProps {
  readonly user: SignedInUser;
  readonly location: CatalogueLocation;
  readonly style: ListStyle;
  /** Those to choose from. */
  readonly styles: readonly ListStyle[];
  readonly onStyle: (style: ListStyle) => void;
  /** Shows the parts in the style of a table. */
  readonly Rows: ComponentType<PartRowsProps>;
  readonly onGo: (location: CatalogueLocation) => void;
  /** The path says the same in another way: it takes the place of this one. */
  readonly onReplace: (location: CatalogueLocation) => void;
  /** A link or an address led here, and no search box. */
  readonly isOpened: boolean;
  /** The search has ended: whether it found parts, in whatever tab. */
  readonly onAnswer: (isFound: boolean) => void;
  /** Another insurance company is to pay; empty for none. */
  readonly onInsurer: (insurer: string) => void;
  /** Somebody is about to open a part. */
  readonly onApproach: (part: CatalogueLocation) => void;
  /** The buttons of a part. */
  readonly actionFor?: ((part: PartCardView) => ReactNode) | undefined;
  /** Shown before anything is searched for. */
  readonly start: ReactNode;
  /** Shown when nothing was found: the search box and other readings of the keyword. */
  readonly instead: ReactNode;
  /** Shown below the filters. */
  readonly aside: ReactNode;
}

/** The parts of a location with all that narrows and orders them (storefront 2, catalogue list screen). */
export function CatalogueList({
  user,
  location,
  style,
  styles,
  onStyle,
  Rows,
  onGo,
  onReplace,
  isOpened,
  onAnswer,
  onInsurer,
  onApproach,
  actionFor,
  start,
  instead,
  aside,
}: CatalogueListProps) {
  const { account } = user;
  const take = location.take ?? usualSize(style);
  const [preferences, setPreferences] = usePreferences(user.userId, account.insuranceCompanies);
  const needsVehicle = lacksVehicle(location, account);
  const mayAsk = mayAskFor(location, account);
  const {
    tabs,
    line: lineOfBusiness,
    sought,
    parts,
    counts,
    understood,
  } = useSearch(location, user, {
    preferences,
    take,
    mayAsk,
    isOpened,
    onUnderstood: onReplace,
  });
  const [isFiltering, setIsFiltering] = useState(false);
  const margins = storeMargins(user);
  // Cards render in pieces, which keeps typing responsive.
  const answer = useDeferredValue(parts.data);
  const shownCounts = useDeferredValue(counts.data);
  const failure = answer ? undefined : searchFailure(parts.error);

  const isFound = parts.isError ? false : understood ? undefined : parts.data && hasHits(parts.data);
  useEffect(() => {
    if (isFound !== undefined) onAnswer(isFound);
  }, [isFound, onAnswer]);

  const lastPage = parts.data && pageCount(parts.data.totalPartsCount, take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list leaves a page beyond the last only once.
  useEffect(() => {
    if (lastPage !== undefined && isFound && location.page > lastPage) onReplace({ ...location, page: lastPage });
  }, [lastPage, isFound, location.page]);

  useExactNumber(understood ? undefined : parts.data, location, !isOpened, onReplace);

  const choose = (next: ListStyle) => {
    onStyle(next);
    if (location.page > 1 && usualSize(next) !== usualSize(style)) onGo({ ...location, page: 1 });
  };

  const prefer = (next: SearchPreferences) => {
    setPreferences(next);
    if (next.insurer !== preferences.insurer) onInsurer(next.insurer);
    if (location.page > 1) onGo({ ...location, page: 1 });
  };

  if (!mayAsk || failure?.isAnswerable) {
    const message = needsVehicle ? CATALOGUE_TEXTS.fitmentRequired : failure?.message;
    return <Start message={message}>{start}</Start>;
  }

  const facets = (
    <FacetPanel
      location={location}
      counts={shownCounts}
      isOld={counts.isPlaceholderData}
      hasFailed={counts.isError}
      onRetry={() => void counts.refetch()}
      onGo={onGo}
      preferences={preferences}
      onPrefer={prefer}
      insurers={account.insuranceCompanies}
      isNational={account.nationalSearch && account.nationalSearchLinesOfBusiness.length > 0}
    />
  );
  const chosen = selectionCount(location);
  const hasPictures = !account.disableAisleImages;
  return (
    <div className={classes['list']} data-style={style}>
      <aside className={classes['aside']} aria-label={LIST_TEXTS.filters}>
        {facets}
        {aside}
      </aside>
      <div className={classes['main']}>
        <LineTabs tabs={tabs} shown={lineOfBusiness} location={location} counts={tabCounts(answer ?? shownCounts)} />
        <ListToolbar
          location={location}
          onGo={onGo}
          sorts={sortsFor(user)}
          style={style}
          styles={styles}
          onStyle={choose}
        >
          <p role="status" className={classes['total']}>
            {answer && partsFound(formatCount(answer.totalPartsCount), answer.totalPartsCount === 1)}
          </p>
          <Button
            variant="default"
            className={classes['openFilters'] ?? ''}
            leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
            onClick={() => setIsFiltering(true)}
          >
            {chosen > 0 ? filtersChosen(String(chosen)) : LIST_TEXTS.filters}
          </Button>
          {margins && <PriceViewSwitch />}
        </ListToolbar>
        <CorrectedKeywordNote reading={answer?.keywordReading ?? null} location={location} />
        <DroppedWordsNote reading={answer?.keywordReading ?? null} location={location} />
        <VinReadingNote reading={answer?.keywordReading ?? null} />
        <KeywordFilters reading={answer?.keywordReading ?? null} location={location} />
        <ActiveFilters location={location} />
        {failure && (
          <ErrorState
            message={failure.message}
            onRetry={() => void parts.refetch()}
            wayOut={<GoBack otherwise={PATHS.home} />}
          />
        )}
        {!answer && !failure && <ListSkeleton style={style} hasPictures={hasPictures} count={take} />}
        {answer && (
          <Parts
            answer={answer}
            location={location}
            user={user}
            style={style}
            take={take}
            Rows={Rows}
            hasLine={tabs.length === 0 && account.linesOfBusiness.length > 1}
            nothing={
              <Suspense>
                <NothingFound
                  location={location}
                  sought={sought}
                  reading={answer.keywordReading}
                  onPrefer={(changed) => prefer({ ...preferences, ...changed })}
                >
                  {instead}
                </NothingFound>
              </Suspense>
            }
            onGo={onGo}
            onApproach={onApproach}
            actionFor={actionFor}
          />
        )}
      </div>
      {isFiltering && (
        <SideDrawer
          title={LIST_TEXTS.filters}
          onClose={() => setIsFiltering(false)}
          footer={<Button onClick={() => setIsFiltering(false)}>{LIST_TEXTS.showParts}</Button>}
        >
          {facets}
        </SideDrawer>
      )}
    </div>
  );
}

interface PartsProps
  extends Pick<CatalogueListProps, 'user' | 'location' | 'style' | 'Rows' | 'onGo' | 'onApproach' | 'actionFor'> {
  readonly answer: SearchResponse;
  readonly take: PageSize;
  readonly hasLine: boolean;
  /** Shown when nothing was found. */
  readonly nothing: ReactNode;
}

/** Before the first catalogue is published. */
const NOT_LOADED = 0;
/** So many cards are seen at first, on most screens. */
const FIRST = 4;

function Parts({
  answer,
  location,
  user,
  style,
  take,
  Rows,
  hasLine,
  onGo,
  onApproach,
  actionFor,
  nothing,
}: PartsProps) {
  const { parts, totalPartsCount, isTooDeep } = answer;
  const meanwhile = <ListSkeleton style={style} hasPictures={!user.account.disableAisleImages} count={take} />;
  if (isTooDeep) {
    const firstPage = <TextButton onClick={() => onGo({ ...location, page: 1 })}>{LIST_TEXTS.firstPage}</TextButton>;
    return <EmptyState title={LIST_TEXTS.tooDeep} description={LIST_TEXTS.tooDeepDetail} action={firstPage} />;
  }
  if (answer.catalogueVersion === NOT_LOADED) return <NotLoaded />;
  // Beyond the last page, which comes next.
  if (parts.length === 0 && totalPartsCount > 0) return meanwhile;
  if (parts.length === 0) return nothing;
  const shown = { parts, user, location, onApproach };
  return (
    <>
      {style === 'table' ? (
        <Suspense fallback={meanwhile}>
          <Rows {...shown} />
        </Suspense>
      ) : (
        <Cards {...shown} style={style} hasLine={hasLine} actionFor={actionFor} />
      )}
      <Pagination
        page={location.page}
        take={take}
        total={totalPartsCount}
        pathOf={(page) => cataloguePath({ ...location, page })}
      />
    </>
  );
}

type CardsProps = PartRowsProps & Pick<PartsProps, 'style' | 'hasLine' | 'actionFor'>;

function Cards({ parts, user, location, style, hasLine, onApproach, actionFor }: CardsProps) {
  const view = usePriceView();
  const look = { hasPictures: !user.account.disableAisleImages, view, margins: storeMargins(user), hasLine };
  return (
    <ul className={gridClasses['grid']} data-style={style}>
      {parts.map((part, index) => {
        const place = partLocation(part, location);
        return (
          <li key={part.guid ?? `${part.companyCode} ${part.partNumber}`}>
            <PartListCard
              {...look}
              part={part}
              path={cataloguePath(place)}
              isFirst={index < FIRST}
              onApproach={() => onApproach(place)}
              action={actionFor?.(part)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function NotLoaded() {
  return (
    <EmptyState
      title={SHELL_TEXTS.catalogueEmpty}
      description={SHELL_TEXTS.catalogueEmptyDetail}
      action={<Link to={PATHS.home}>{SHELL_TEXTS.backHome}</Link>}
    />
  );
}

function Start({ message, children }: { readonly message: string | undefined; readonly children: ReactNode }) {
  return (
    <section className={classes['start']}>
      <div role={message ? 'alert' : undefined}>
        <h2>{message ?? LIST_TEXTS.nothingAsked}</h2>
        {!message && <p>{LIST_TEXTS.nothingAskedDetail}</p>}
      </div>
      {children}
    </section>
  );
}

const hasHits = ({ lineOfBusinessCounts }: SearchResponse): boolean =>
  lineOfBusinessCounts.some(({ count }) => count > 0);

/** An order by price would tell what prices are not to be shown (decision A1). */
function sortsFor({ account, postalCode }: SignedInUser) {
  const sorts = offeredSorts({ disableSort: account.disableSort, hasPostalCode: postalCode !== null });
  return account.showPrices ? sorts : sorts.filter((id) => !id.startsWith('price'));
}

/** The insurer is kept in the session (decision C8), and so is how far a search reaches. */
function usePreferences(
  userId: string,
  insurers: readonly string[],
): readonly [SearchPreferences, (next: SearchPreferences) => void] {
  const [insurer, chooseInsurer] = useSessionChoice('insurer', userId);
  const [reach, chooseReach] = useSessionChoice('reach', userId);
  const preferences = searchPreferences(insurer, reach, insurers);
  const choose = (next: SearchPreferences) => {
    chooseInsurer(next.insurer);
    chooseReach(next.isLocalOnly ? 'local' : '');
  };
  return [preferences, choose];
}

/** Where parts have all words, the tabs count those, also if the list shows others without a word. */
function tabCounts(answer: SearchResponse | undefined) {
  const withAllWords = answer?.keywordReading?.dropped?.withAllWords ?? [];
  return withAllWords.some(({ count }) => count > 0) ? withAllWords : answer?.lineOfBusinessCounts;
}
