import { useLayoutEffect } from 'react';

/** Gives the page the measures of admin.css while the admin area is shown; dialogs, which lie outside of it, included. */
export function useAdminArea(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['area'] = 'admin';
    return () => {
      delete dataset['area'];
    };
  }, []);
}
