import { VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import IconCircleX from '@tabler/icons-react/icons/IconCircleX';
import IconHelpCircle from '@tabler/icons-react/icons/IconHelpCircle';
import { useQuery } from '@tanstack/react-query';
import type { WebsiteCheck } from '#shared/schemas/wire/website-view.ts';
import { WEBSITE_CHECK_TEXTS } from '#shared/texts/admin/websites/website-check-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { SidePanel } from '../../form/side-panel.tsx';
import classes from './website-form.module.css';
import { websiteCheckQuery } from './website-queries.ts';

const ICONS = {
  good: IconCircleCheck,
  warning: IconAlertTriangle,
  bad: IconCircleX,
  unknown: IconHelpCircle,
} as const satisfies Record<WebsiteCheck['state'], unknown>;

/** The results of the checks of a website, each with the steps to take. */
export function WebsiteCheckPanel({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useQuery(websiteCheckQuery(id));
  return (
    <SidePanel
      title={WEBSITE_CHECK_TEXTS.title}
      detail={
        <TextButton onClick={() => !isFetching && void refetch()}>
          {isFetching ? UI_TEXTS.loading : WEBSITE_CHECK_TEXTS.again}
        </TextButton>
      }
    >
      {error && <LoadFailure message={failureText(error, WEBSITE_CHECK_TEXTS.failed)} onRetry={() => void refetch()} />}
      {data?.isStandIn && <p className={classes['standIn']}>{WEBSITE_CHECK_TEXTS.standIn}</p>}
      {data && (
        <ul className={classes['checks']} aria-busy={isFetching}>
          {data.checks.map((line) => (
            <CheckLine key={line.check} {...line} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

function CheckLine({ check, state, found, toDo }: WebsiteCheck) {
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>
        <b>{WEBSITE_CHECK_TEXTS.names[check]}</b>
        <VisuallyHidden>: {WEBSITE_CHECK_TEXTS.states[state]}. </VisuallyHidden>
        <span className={classes['found']}>{found}</span>
        {toDo !== '' && <span className={classes['todo']}>{toDo}</span>}
      </span>
    </li>
  );
}
