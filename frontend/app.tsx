import { type ComponentProps, lazy } from 'react';
import { StoreApp } from './store/app/store-app.tsx';
import { SignOutButton } from './store/pages/sign-out-button.tsx';

// Lazy, so that customers never download the admin screens.
const AdminApp = lazy(async () => ({ default: (await import('./admin/app/admin-app.tsx')).AdminApp }));

/** The store of this host with the admin screens in it. Store and admin do not import each other: they meet here. */
export function App(props: Omit<ComponentProps<typeof StoreApp>, 'admin'>) {
  return <StoreApp {...props} admin={<AdminApp SignOut={SignOutButton} />} />;
}
