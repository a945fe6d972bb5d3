import '@mantine/core/styles/Tabs.layer.css';

import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import classes from './part-tabs.module.css';

export interface PartTab {
  /** In the URL, which makes an open tab shareable. */
  readonly id: string;
  readonly label: string;
  readonly render: () => ReactNode;
}

/** The details of a part in tabs; printed one after the other. */
export function PartTabs({ tabs }: { readonly tabs: readonly PartTab[] }) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  // The address follows in a moment; until then the next key must already know what the last one chose.
  // The address follows in a moment; until then the next key must already know what the last one chose.
  const [chosen, setChosen] = useState<string>();
  if (chosen !== undefined && hash === `#${chosen}`) setChosen(undefined);
  const wanted = chosen ?? hash.slice(1);
  const open = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  const choose = (id: string | null) => {
    setChosen(id ?? undefined);
    void navigate({ search, hash: `#${id}` }, { replace: true, state, preventScrollReset: true });
  };
  return (
    <Tabs
      keepMountedMode="display-none"
      value={open?.id ?? null}
      onChange={choose}
      classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '', panel: classes['panel'] ?? '' }}
    >
      <Tabs.List aria-label={PART_PAGE_TEXTS.details}>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, label, render }) => (
        <Tabs.Panel key={id} value={id}>
          <h2 className={classes['printed']}>{label}</h2>
          {render()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
