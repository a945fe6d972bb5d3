import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { newUserOf } from '#shared/texts/admin/users/user-form-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { useAccountName } from '../account-choice/use-account-name.ts';
import { HistoryPanel } from '../features/history/history-panel.tsx';
import { historyQuery } from '../features/history/history-queries.ts';
import { useChangeAuthors } from '../features/history/use-change-authors.ts';
import { SpotActions } from '../features/spots/spot-actions.tsx';
import { SpotForm } from '../features/spots/spot-form.tsx';
import { SPOT_LABELS, shownSpotValue } from '../features/spots/spot-values.ts';
import { renewSpots, spotQuery } from '../features/spots/spots-queries.ts';
import { useNewSpotForm, useSpotForm } from '../features/spots/use-spot-form.ts';
import { ChangeAuthorsProvider } from '../form/form-field.tsx';
import { RemovedNote } from '../form/removed-note.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { newSpotPath, SPOTS_PATH, spotPath } from '../frame/content-paths.ts';

interface PageProps {
  readonly user: SignedInUser;
}

/** The list is for levels 0 and 1; a spot of level 2 stands below the home (admin 6). */
const stepsFor = ({ level }: SignedInUser) => (level === 2 ? [] : [{ name: SPOTS_TEXTS.spots, url: SPOTS_PATH }]);
const listFor = ({ level }: SignedInUser): string => (level === 2 ? PATHS.admin : SPOTS_PATH);

/** A marketing spot (admin 2). An unknown one leads to the list. */
export function SpotPage({ user }: PageProps) {
  const { id = '' } = useParams();
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<{ readonly title: string; readonly historyEntry: string }>();
  const { data: spot, error, refetch } = useQuery({ ...spotQuery(id), enabled: removed === undefined });
  if (removed) {
    return (
      <AdminPage heading={removed.title} steps={stepsFor(user)}>
        <RemovedNote
          text={SPOT_TEXTS.removed}
          historyEntry={removed.historyEntry}
          onRestored={() => {
            setRemoved(undefined);
            renewSpots(queryClient);
          }}
        />
      </AdminPage>
    );
  }
  if (spot) {
    const handleRemoved = (historyEntry: string) => setRemoved({ title: spot.title, historyEntry });
    return <ShownSpot key={spot.id} spot={spot} user={user} onRemoved={handleRemoved} />;
  }
  const failure = readFailure(error);
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={SPOTS_TEXTS.unknown} sought={id} to={listFor(user)}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, SPOTS_TEXTS.oneFailed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}

interface ShownSpotProps extends PageProps {
  readonly spot: SpotRow;
  readonly onRemoved: (historyEntry: string) => void;
}

function ShownSpot({ spot, user, onRemoved }: ShownSpotProps) {
  const queryClient = useQueryClient();
  const { id, accountId, companyName } = spot;
  const form = useSpotForm(spot, () => void queryClient.invalidateQueries(historyQuery('spot', id)));
  const authorOf = useChangeAuthors('spot', id, form.conflicts);
  return (
    <AdminPage
      heading={spot.title}
      steps={stepsFor(user)}
      detail={companyName}
      actions={<SpotActions spot={spot} onRemoved={onRemoved} />}
    >
      <ChangeAuthorsProvider value={authorOf}>
        <SpotForm
          form={form}
          accountId={accountId}
          history={
            <HistoryPanel
              kind="spot"
              id={id}
              labels={SPOT_LABELS}
              shown={shownSpotValue}
              mayRestore
              onRestored={() => queryClient.invalidateQueries(spotQuery(id))}
            />
          }
        />
      </ChangeAuthorsProvider>
    </AdminPage>
  );
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** A new marketing spot of an account (admin 2). */
export function NewSpotPage({ user }: PageProps) {
  const { accountId = '' } = useParams();
  const [created, setCreated] = useState<string>();
  if (created !== undefined) return <Navigate to={spotPath(created)} replace />;
  if (!NUMBER.test(accountId)) return <Navigate to={newSpotPath(user.accountId)} replace />;
  return <NewSpot key={accountId} accountId={Number(accountId)} user={user} onCreated={setCreated} />;
}

interface NewSpotProps extends PageProps {
  readonly accountId: number;
  readonly onCreated: (id: string) => void;
}

function NewSpot({ accountId, user, onCreated }: NewSpotProps) {
  const form = useNewSpotForm(accountId, onCreated);
  const companyName = useAccountName(user, accountId);
  return (
    <AdminPage heading={SPOTS_TEXTS.newSpot} steps={stepsFor(user)} detail={newUserOf(companyName, undefined)}>
      <SpotForm form={form} accountId={accountId} isNew />
    </AdminPage>
  );
}
