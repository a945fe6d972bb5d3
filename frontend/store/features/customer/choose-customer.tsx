import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import type { CustomerActions } from './use-choose-customer.ts';

const CustomerDrawer = lazy(async () => ({ default: (await import('./customer-drawer.tsx')).CustomerDrawer }));

interface ChooseCustomerProps {
  readonly user: SignedInUser;
  readonly actions: CustomerActions;
}

/** Opens the drawer in which one chooses. It stands outside of whatever menu it was opened from. */
export function ChooseCustomer({ user, actions }: ChooseCustomerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ActionArea>
      <TextButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {CUSTOMER_TEXTS.change}
      </TextButton>
      {isOpen &&
        createPortal(
          <Suspense>
            <CustomerDrawer user={user} actions={actions} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </ActionArea>
  );
}
