import { Button } from '@mantine/core';
import IconCircle from '@tabler/icons-react/icons/IconCircle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import IconCircleDot from '@tabler/icons-react/icons/IconCircleDot';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nextStep, stepOf, TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { type TenantStep, tenantSteps } from './tenant-state.ts';
import classes from './wizard.module.css';

interface WizardFrameProps {
  readonly step: TenantStep;
  readonly done: readonly TenantStep[];
  /** The path of a step. Undefined before there is an account. */
  readonly pathOf: ((step: TenantStep) => string) | undefined;
  /** Shown beside the step. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The steps of the wizard, the one that is shown, and the way to the others. */
export function WizardFrame({ step, done, pathOf, aside, children }: WizardFrameProps) {
  const place = tenantSteps.indexOf(step);
  const [before, after] = [tenantSteps[place - 1], tenantSteps[place + 1]];
  return (
    <div className={classes['wizard']}>
      <nav aria-label={TENANT_TEXTS.steps}>
        <ol className={classes['steps']}>
          {tenantSteps.map((each) => (
            <li key={each}>
              <StepEntry step={each} isDone={done.includes(each)} isCurrent={each === step} path={pathOf?.(each)} />
            </li>
          ))}
        </ol>
      </nav>
      <section className={classes['content']} aria-label={TENANT_TEXTS.names[step]}>
        <h2>{TENANT_TEXTS.names[step]}</h2>
        {children}
        <div className={classes['bar']}>
          <span>{stepOf(String(place + 1), String(tenantSteps.length))}</span>
          {pathOf && before && (
            <Button component={Link} to={pathOf(before)} variant="default" size="xs">
              {TENANT_TEXTS.back}
            </Button>
          )}
          {pathOf && after && (
            <Button component={Link} to={pathOf(after)} variant="default" size="xs">
              {nextStep(TENANT_TEXTS.names[after])}
            </Button>
          )}
        </div>
      </section>
      <aside className={classes['aside']}>{aside}</aside>
    </div>
  );
}

interface StepEntryProps {
  readonly step: TenantStep;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  readonly path: string | undefined;
}

function StepEntry({ step, isDone, isCurrent, path }: StepEntryProps) {
  const Icon = isDone ? IconCircleCheck : isCurrent ? IconCircleDot : IconCircle;
  const words = (
    <>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>
        <b>{TENANT_TEXTS.names[step]}</b>
        <small>{isDone ? TENANT_TEXTS.done : TENANT_TEXTS.details[step]}</small>
      </span>
    </>
  );
  const props = { className: classes['step'] ?? '', 'data-done': isDone || undefined };
  if (path === undefined || isCurrent) {
    return (
      <span {...props} aria-current={isCurrent ? 'step' : undefined}>
        {words}
      </span>
    );
  }
  return (
    <Link {...props} to={path}>
      {words}
    </Link>
  );
}
