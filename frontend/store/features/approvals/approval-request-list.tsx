import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { ApprovalRequestView } from '#shared/contracts/approvals.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import {
  APPROVAL_STATE_TEXTS,
  APPROVAL_TEXTS,
  answeredBy,
  openCartOf,
  returnCartOf,
  sentByOf,
} from '#shared/texts/orders/approval-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { orderPath, PATHS } from '../../../paths.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/page-states.tsx';
import classes from './approval-request-list.module.css';
import { approvalRequestsQuery } from './approval-request-queries.ts';
import { useOpenApproval } from './use-open-approval.ts';
import { useReturn } from './use-return.ts';

const TONES = { open: 'note', returned: 'plain', ordered: 'good' } as const;

interface ApprovalRequestListProps {
  readonly user: SignedInUser;
  readonly refreshUser: () => Promise<void>;
  /** Brings back what a snapshot of the cart kept. */
  readonly onRestore: (snapshotId: string) => void;
}

/** Carts that were left to the parent, as both sides see them (decision O4). */
export function ApprovalRequestList({ user, refreshUser, onRestore }: ApprovalRequestListProps) {
  const { data, error, refetch } = useQuery(approvalRequestsQuery(user.userId));
  const isParent = user.account.parentId === null || user.orderAs !== null;
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-busy className={classes['list']}>
        <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
    );
  }
  if (data.length === 0) {
    const description = isParent ? APPROVAL_TEXTS.emptyOfParent : APPROVAL_TEXTS.emptyOfChild;
    return <EmptyState title={APPROVAL_TEXTS.empty} description={description} />;
  }
  return (
    <ul className={classes['list']}>
      {data.toSorted(waitingFirst).map((request) => (
        <li key={request.id}>
          <ApprovalRequest
            request={request}
            isParent={isParent}
            user={user}
            refreshUser={refreshUser}
            onRestore={onRestore}
          />
        </li>
      ))}
    </ul>
  );
}

/** Waiting requests stand above decided ones; within both the newest comes first. */
const waitingFirst = (one: ApprovalRequestView, other: ApprovalRequestView): number =>
  Number(other.state === 'open') - Number(one.state === 'open');

interface ApprovalRequestProps extends ApprovalRequestListProps {
  readonly request: ApprovalRequestView;
  readonly isParent: boolean;
}

function ApprovalRequest({ request, isParent, user, refreshUser, onRestore }: ApprovalRequestProps) {
  const { state, sentBy, companyName, created, note, answer, decidedBy, items, total } = request;
  return (
    <article aria-label={sentByOf(sentBy, companyName)} className={classes['cart']}>
      <header>
        <h2>{sentByOf(sentBy, companyName)}</h2>
        <Pill tone={TONES[state]}>{APPROVAL_STATE_TEXTS[state]}</Pill>
        <time dateTime={created}>{formatMoment(created)}</time>
      </header>
      {note && <p className={classes['note']}>{note}</p>}
      {answer && <p className={classes['note']}>{answeredBy(decidedBy, answer)}</p>}
      <ul className={classes['items']}>
        {items.map(({ itemNumber, description, quantity }) => (
          <li key={itemNumber}>
            <span>{quantity} ×</span> {description} <span>{itemNumber}</span>
          </li>
        ))}
      </ul>
      <footer>
        <ActionArea>
          {total !== null && <strong>{formatMoney(total)}</strong>}
          {isParent ? (
            <ParentActions request={request} user={user} refreshUser={refreshUser} />
          ) : (
            <SenderActions request={request} user={user} onRestore={onRestore} />
          )}
        </ActionArea>
      </footer>
    </article>
  );
}

type ParentActionsProps = Pick<ApprovalRequestProps, 'request' | 'user' | 'refreshUser'>;

function ParentActions({ request: { id, state, sentBy, orderNumber }, user, refreshUser }: ParentActionsProps) {
  const navigate = useNavigate();
  const { open, isPending } = useOpenApproval(refreshUser);
  const { returnIt, isPending: isReturning } = useReturn(user.userId);

  async function handleOpen() {
    if (await open(id)) await navigate(PATHS.cart);
  }

  if (orderNumber !== null) return <OrderLink orderNumber={orderNumber} />;
  if (state !== 'open') return null;
  return (
    <div className={classes['actions']}>
      <Button
        variant="default"
        aria-label={returnCartOf(sentBy)}
        loading={isReturning}
        onClick={() => void returnIt(id)}
      >
        {APPROVAL_TEXTS.return}
      </Button>
      <Button aria-label={openCartOf(sentBy)} loading={isPending} onClick={() => void handleOpen()}>
        {APPROVAL_TEXTS.open}
      </Button>
    </div>
  );
}

type SenderActionsProps = Pick<ApprovalRequestProps, 'request' | 'user' | 'onRestore'>;

function SenderActions({ request: { id, state, snapshotId, orderNumber }, user, onRestore }: SenderActionsProps) {
  const { takeBack, isPending } = useReturn(user.userId);

  async function handleTakeBack(snapshot: string) {
    if (await takeBack(id)) onRestore(snapshot);
  }

  if (orderNumber !== null) return <OrderLink orderNumber={orderNumber} />;
  if (snapshotId === null) return null;
  return state === 'open' ? (
    <Button variant="default" loading={isPending} onClick={() => void handleTakeBack(snapshotId)}>
      {APPROVAL_TEXTS.takeBack}
    </Button>
  ) : (
    <Button variant="default" onClick={() => onRestore(snapshotId)}>
      {APPROVAL_TEXTS.restore}
    </Button>
  );
}

const OrderLink = ({ orderNumber }: { readonly orderNumber: string }) => (
  <Button component={Link} to={orderPath(orderNumber)} variant="default">
    {APPROVAL_TEXTS.showOrder}
  </Button>
);
