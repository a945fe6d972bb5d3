import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import type { LoginNotice } from '../../session/login-dialog.tsx';
import { useCameSignedIn } from '../../session/use-came-signed-in.ts';
import { LeavePage } from '../../ui/page/leave-page.tsx';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { toast } from '../../ui/page/toasts.tsx';
import { forgetReset, type KeptReset, keptReset, refusalOf, resetUserQuery } from '../features/password/kept-reset.ts';
import { ResetForm } from '../features/password/reset-form.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: PASSWORD_PAGE_TEXTS.resetTitle },
]);

/** Sets a password with an emailed link, a forgotten one or the first of an invitation (admin 2, 4). */
export function PasswordResetPage() {
  const cameSignedIn = useCameSignedIn();
  const [reset] = useState(keptReset);
  if (cameSignedIn === undefined) return <PageSkeleton />;
  if (cameSignedIn) {
    return (
      <LeavePage to={PATHS.home} before={() => toast.info(PASSWORD_TEXTS.alreadySignedIn)}>
        <PageSkeleton />
      </LeavePage>
    );
  }
  return reset ? <Reset reset={reset} /> : <ToLogin text={ERROR_TEXTS.invalidRequest} />;
}

function Reset({ reset }: { readonly reset: KeptReset }) {
  const { data: user, error, refetch } = useQuery(resetUserQuery(reset));
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();

  function finish(notice: LoginNotice) {
    forgetReset();
    void navigate(PATHS.home, { replace: true, state: { notice } });
  }

  const final = refusal ?? refusalOf(error);
  if (final !== undefined) return <ToLogin text={final} />;
  if (error) return <ErrorState level={1} message={failureText(error)} onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  return (
    <PageFrame title={TITLE} heading={PASSWORD_PAGE_TEXTS.resetTitle}>
      <ResetForm
        reset={reset}
        user={user}
        onDone={() => finish({ text: PASSWORD_TEXTS.wasReset, isGood: true, userName: user.userName })}
        onRefused={setRefusal}
      />
    </PageFrame>
  );
}

/** Says at the login why the link is good for nothing, and forgets it. */
function ToLogin({ text }: { readonly text: string }) {
  const hint = text === PASSWORD_TEXTS.requestExpired ? { hint: PASSWORD_PAGE_TEXTS.newLink } : {};
  const [state] = useState({ notice: { text, ...hint } });
  return (
    <LeavePage to={PATHS.home} state={state} before={forgetReset}>
      <PageSkeleton />
    </LeavePage>
  );
}
