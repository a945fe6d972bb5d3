import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/catalogue-url.ts';
import { mayTurnTo, pageCount, pageWindow } from '#shared/rules/page-window.ts';
import { LIST_TEXTS, pageNumber } from '#shared/texts/list-texts.ts';
import classes from './pagination.module.css';

interface PaginationProps {
  readonly location: CatalogueLocation;
  readonly total: number;
}

/** Up to five pages around the current one, and the ones beside it (storefront 2 and 9). Nothing for a single page. */
export function Pagination({ location, total }: PaginationProps) {
  const { page, take } = location;
  const pages = pageCount(total, take);
  if (pages === 1) return null;
  return (
    <nav aria-label={LIST_TEXTS.pages} className={classes['pages']}>
      <Step location={location} to={page - 1} pages={pages} label={LIST_TEXTS.previous} Icon={IconChevronLeft} />
      {pageWindow(Math.min(page, pages), pages).map((number) => (
        <Link
          key={number}
          to={cataloguePath({ ...location, page: number })}
          aria-label={pageNumber(String(number))}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      <Step location={location} to={page + 1} pages={pages} label={LIST_TEXTS.next} Icon={IconChevronRight} />
    </nav>
  );
}

interface StepProps {
  readonly location: CatalogueLocation;
  readonly to: number;
  readonly pages: number;
  readonly label: string;
  readonly Icon: typeof IconChevronLeft;
}

function Step({ location, to, pages, label, Icon }: StepProps) {
  const icon = <Icon size={18} stroke={1.75} aria-hidden />;
  if (!mayTurnTo(to, location.page, pages)) return <span className={classes['end']}>{icon}</span>;
  return (
    <Link to={cataloguePath({ ...location, page: to })} aria-label={label}>
      {icon}
    </Link>
  );
}
