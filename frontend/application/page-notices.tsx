import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { askedFor, UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { allNotices, arriveAt, closeNotice, subscribeToNotices } from '../ui/page/notices.ts';
import { PageNotice } from '../ui/page/page-notice.tsx';

/** Notices above this page. Each stays until it is closed, also when one leaves the page and comes back. */
export function PageNotices() {
  const { key } = useLocation();
  const notices = useSyncExternalStore(subscribeToNotices, allNotices);
  useEffect(() => arriveAt(key), [key]);
  return notices
    .filter(({ place }) => place === key)
    .map(({ id, text, sought }) => (
      <PageNotice
        key={id}
        label={UI_TEXTS.notice}
        actions={
          <Button variant="default" onClick={() => closeNotice(id)}>
            {UI_TEXTS.dismiss}
          </Button>
        }
      >
        <div role="alert">
          <p>
            <strong>{text}</strong>
          </p>
          {sought && <p>{askedFor(sought)}</p>}
        </div>
      </PageNotice>
    ));
}
