import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { SidePanel } from '../../form/side-panel.tsx';
import { newPagePath, newSpotPath, pageEditorPath, spotPath } from '../../frame/content-paths.ts';
import classes from './own-content.module.css';

/** No account has more pages than this. */
const MOST_PAGES = '100';

/** The pages and marketing spots of a branch, whose administrators have no lists of them (admin 6). */
export function OwnContent({ accountId }: { readonly accountId: number }) {
  const { data: pages } = useQuery({
    queryKey: ['admin-pages', 'own', accountId],
    queryFn: ({ signal }) =>
      contentApi.getPages({ params: { accountId: String(accountId) }, query: { Take: MOST_PAGES } }, { signal }),
  });
  const { data: spots } = useQuery({
    queryKey: ['admin-spots', 'list', accountId],
    queryFn: ({ signal }) => contentApi.getSpots({ params: { id: String(accountId) } }, { signal }),
  });
  return (
    <div className={classes['panels']}>
      <Panel
        title={PAGE_TEXTS.pages}
        newPath={newPagePath(accountId)}
        newLabel={PAGES_TEXTS.newPage}
        none={PAGES_TEXTS.none}
      >
        {pages?.data
          .filter(({ inherited }) => !inherited)
          .map(({ id, title, active }) => (
            <Item key={id} path={pageEditorPath(id)} title={title} note={active ? undefined : PAGES_TEXTS.draft} />
          ))}
      </Panel>
      <Panel
        title={SPOTS_TEXTS.spots}
        newPath={newSpotPath(accountId)}
        newLabel={SPOTS_TEXTS.newSpot}
        none={SPOTS_TEXTS.none}
      >
        {spots
          ?.filter(({ inherited }) => !inherited)
          .map(({ id, title, active }) => (
            <Item key={id} path={spotPath(id)} title={title} note={active ? undefined : SPOTS_TEXTS.draft} />
          ))}
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly newPath: string;
  readonly newLabel: string;
  /** Stands in the place of an empty list. */
  readonly none: string;
  /** The items. Undefined until they have loaded. */
  readonly children: readonly ReactNode[] | undefined;
}

const Panel = ({ title, newPath, newLabel, none, children }: PanelProps) => (
  <SidePanel title={title} detail={<Link to={newPath}>{newLabel}</Link>}>
    {children?.length === 0 ? (
      <p className={classes['none']}>{none}</p>
    ) : (
      <ul className={classes['list']}>{children}</ul>
    )}
  </SidePanel>
);

interface ItemProps {
  readonly path: string;
  readonly title: string;
  readonly note: string | undefined;
}

const Item = ({ path, title, note }: ItemProps) => (
  <li>
    <Link to={path}>{title}</Link> {note && <Pill tone="plain">{note}</Pill>}
  </li>
);
