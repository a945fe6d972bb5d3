import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { newTenantOf, TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PATHS } from '../../paths.ts';
import { Pill } from '../../ui/base/pill.tsx';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { CustomersSection } from '../features/account-form/customers/customers-section.tsx';
import { SomeSettings } from '../features/account-form/some-settings.tsx';
import { NewAccountForm } from '../features/new-account/new-account-form.tsx';
import { TOP_LEVEL } from '../features/new-account/new-account-values.ts';
import { FirstUser } from '../features/tenant-wizard/first-user.tsx';
import { OpenTenant } from '../features/tenant-wizard/open-tenant.tsx';
import { StepHint } from '../features/tenant-wizard/step-hint.tsx';
import { tenantQuery } from '../features/tenant-wizard/tenant-queries.ts';
import {
  doneSteps,
  isTenantOpen,
  stepToGoOn,
  type Tenant,
  type TenantStep,
  tenantSteps,
} from '../features/tenant-wizard/tenant-state.ts';
import { UnopenedTenants } from '../features/tenant-wizard/unopened-tenants.tsx';
import { WizardFrame } from '../features/tenant-wizard/wizard-frame.tsx';
import { NewUserForm } from '../features/user-form/new-user-form.tsx';
import { useNewWebsiteForm, useWebsiteForm } from '../features/website-form/use-website-form.ts';
import { WebsiteCheckPanel } from '../features/website-form/website-check-panel.tsx';
import { WebsiteForm } from '../features/website-form/website-form.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { tenantPath } from '../frame/tenant-paths.ts';

const STEPS = [{ name: ADMIN_TEXTS.accounts, url: PATHS.accounts }];

/**
 * The wizard of a new tenant, for the provider's staff. Its first step creates an inactive account, and everything else
 * is saved with the records of that account. So it goes on where somebody left.
 */
export function TenantPage({ user }: { readonly user: SignedInUser }) {
  const { id = '', step } = useParams();
  if (id === 'new') return <NewTenant user={user} />;
  return <KnownTenant key={id} id={id} step={tenantSteps.find((each) => each === step)} />;
}

function NewTenant({ user }: { readonly user: SignedInUser }) {
  const [created, setCreated] = useState<number>();
  if (created !== undefined) return <Navigate to={tenantPath(created, 'address')} replace />;
  return (
    <AdminPage heading={TENANT_TEXTS.title} steps={STEPS} detail={TENANT_TEXTS.eachSaved}>
      <WizardFrame step="company" done={[]} pathOf={undefined} aside={<UnopenedTenants accountId={user.accountId} />}>
        <NewAccountForm
          parentId={TOP_LEVEL}
          parents={undefined}
          isClosed
          saveLabel={TENANT_TEXTS.saveCompany}
          onCreated={(account) => setCreated(account.id)}
        />
      </WizardFrame>
    </AdminPage>
  );
}

interface KnownTenantProps {
  readonly id: string;
  readonly step: TenantStep | undefined;
}

function KnownTenant({ id, step }: KnownTenantProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  const { data: tenant, error, refetch } = useQuery({ ...tenantQuery(Number(id)), enabled: isNumber });
  const failure = isNumber ? readFailure(error) : 'missing';
  const isTopLevel = tenant === undefined || tenant.account.parentId === null;
  if ((!tenant && failure === 'missing') || !isTopLevel) {
    return (
      <RedirectWithMessage message={TENANT_TEXTS.unknown} sought={id} to={PATHS.accounts}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (!tenant) {
    if (failure !== 'failed') return <PageSkeleton />;
    const text = failureText(error, TENANT_TEXTS.failed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  if (step === undefined) return <Navigate to={tenantPath(tenant.account.id, stepToGoOn(tenant))} replace />;
  return <ShownTenant key={step} tenant={tenant} step={step} />;
}

interface ShownTenantProps {
  readonly tenant: Tenant;
  readonly step: TenantStep;
}

function ShownTenant({ tenant, step }: ShownTenantProps) {
  const queryClient = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  const { account, website } = tenant;
  const pathOf = (each: TenantStep) => tenantPath(account.id, each);
  const next = tenantSteps[tenantSteps.indexOf(step) + 1] ?? 'open';
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(tenantQuery(account.id)),
      queryClient.invalidateQueries({ queryKey: ['website'] }),
    ]);
  async function handleSaved() {
    await readAgain();
    setIsDone(true);
  }
  if (isDone) return <Navigate to={pathOf(next)} />;
  return (
    <AdminPage
      heading={newTenantOf(account.companyName)}
      steps={STEPS}
      detail={
        isTenantOpen(tenant) ? (
          <Pill tone="good">{TENANT_TEXTS.isOpen}</Pill>
        ) : (
          <>
            <Pill tone="warn">{TENANT_TEXTS.notOpen}</Pill> {TENANT_TEXTS.eachSaved}
          </>
        )
      }
    >
      <WizardFrame
        step={step}
        done={doneSteps(tenant)}
        pathOf={pathOf}
        aside={website && <WebsiteCheckPanel id={website.id} />}
      >
        <StepOf tenant={tenant} step={step} onSaved={() => void handleSaved()} onChanged={() => void readAgain()} />
      </WizardFrame>
    </AdminPage>
  );
}

interface StepProps {
  readonly tenant: Tenant;
  /** The step is done. */
  readonly onSaved: () => void;
  /** A part of the step was saved. */
  readonly onChanged: () => void;
}

function StepOf({ step, ...props }: StepProps & { readonly step: TenantStep }) {
  const Step = STEP_FORMS[step];
  return <Step {...props} />;
}

const STEP_FORMS: Readonly<Record<TenantStep, (props: StepProps) => ReactNode>> = {
  company: ({ tenant, onSaved }) => (
    <SomeSettings
      view={tenant.account}
      codes={[200, 201, 301, 130]}
      saveLabel={TENANT_TEXTS.saveCompany}
      onSaved={onSaved}
    />
  ),
  address: (props) =>
    props.tenant.website ? <KnownAddress {...props} website={props.tenant.website} /> : <NewAddress {...props} />,
  brand: ({ tenant, onSaved }) => (
    <>
      <StepHint>{TENANT_TEXTS.brandHint}</StepHint>
      <SomeSettings
        view={tenant.account}
        codes={[121, 118, 120]}
        saveLabel={TENANT_TEXTS.saveCompany}
        onSaved={onSaved}
      />
    </>
  ),
  customers: ({ tenant, onChanged }) => (
    <>
      <StepHint>{TENANT_TEXTS.customersHint}</StepHint>
      <CustomersSection accountId={tenant.account.id} onSaved={onChanged} />
      <StepHint>{TENANT_TEXTS.linesHint}</StepHint>
      <SomeSettings view={tenant.account} codes={[302, 305, 306]} onSaved={onChanged} />
    </>
  ),
  user: ({ tenant: { account, user }, onSaved }) =>
    user ? (
      <FirstUser user={user} />
    ) : (
      <NewUserForm
        accountId={account.id}
        accounts={[]}
        onAccount={() => undefined}
        colleague={undefined}
        mayChooseType
        firstUser={{
          type: TENANT_TEXTS.typeOfFirst,
          active: TENANT_TEXTS.userWaits,
          saveLabel: TENANT_TEXTS.saveCompany,
        }}
        onCreated={onSaved}
      />
    ),
  open: ({ tenant }) => <OpenTenant tenant={tenant} />,
};

function KnownAddress({ tenant, website, onSaved }: StepProps & { readonly website: WebsiteView }) {
  const form = useWebsiteForm(website, onSaved);
  return (
    <WebsiteForm
      form={form}
      accounts={[{ value: String(website.accountId), label: tenant.account.companyName }]}
      websiteId={website.id}
      note={WEBSITES_TEXTS.defaultNote}
      saveLabel={TENANT_TEXTS.saveCompany}
    />
  );
}

function NewAddress({ tenant: { account }, onSaved }: StepProps) {
  const form = useNewWebsiteForm({
    accountId: String(account.id),
    companyName: account.companyName,
    onCreated: onSaved,
  });
  return (
    <WebsiteForm
      form={form}
      accounts={[{ value: String(account.id), label: account.companyName }]}
      note={WEBSITES_TEXTS.firstIsDefault}
      saveLabel={TENANT_TEXTS.saveCompany}
    />
  );
}
