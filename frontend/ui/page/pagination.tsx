import { VisuallyHidden } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { Link } from 'react-router';
import { mayTurnTo, pageCount, pageWindow } from '#shared/rules/base/page-window.ts';
import { pageNumber, UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './pagination.module.css';

interface PaginationProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** Rows of a page, and all that there are. */
  readonly take: number;
  readonly total: number;
  readonly pathOf: (page: number) => string;
}

/** Up to five pages around the current one, and the ones beside it (storefront 2 and 9). The current one is no link. Nothing for a single page. */
export function Pagination({ page, take, total, pathOf }: PaginationProps) {
  const pages = pageCount(total, take);
  if (pages === 1) return null;
  const step = { page, pages, pathOf };
  return (
    <nav aria-label={UI_TEXTS.pages} className={classes['pages']}>
      <Step {...step} to={page - 1} label={UI_TEXTS.previousPage} Icon={IconChevronLeft} />
      {pageWindow(Math.min(page, pages), pages).map((number) =>
        mayTurnTo(number, page, pages) ? (
          <Link key={number} to={pathOf(number)} aria-label={pageNumber(String(number))}>
            {number}
          </Link>
        ) : (
          <span key={number} aria-current="page">
            <VisuallyHidden>{pageNumber(String(number))}</VisuallyHidden>
            <span aria-hidden>{number}</span>
          </span>
        ),
      )}
      <Step {...step} to={page + 1} label={UI_TEXTS.nextPage} Icon={IconChevronRight} />
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, 'page' | 'pathOf'> {
  readonly to: number;
  readonly pages: number;
  readonly label: string;
  readonly Icon: typeof IconChevronLeft;
}

function Step({ page, to, pages, label, Icon, pathOf }: StepProps) {
  const icon = <Icon size={18} stroke={1.75} aria-hidden />;
  if (!mayTurnTo(to, page, pages)) return <span className={classes['end']}>{icon}</span>;
  return (
    <Link to={pathOf(to)} aria-label={label}>
      {icon}
    </Link>
  );
}
