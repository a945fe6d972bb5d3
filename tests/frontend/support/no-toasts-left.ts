import { fireEvent } from '@testing-library/react';
import { afterEach } from 'vitest';

const shownToast = () => document.querySelector('[aria-live] [data-kind] > button');

/** Three toasts are shown at most, and in tests no animation takes them away: each test leaves none to the next one. */
export function leaveNoToasts(): void {
  afterEach(() => {
    for (let toast = shownToast(); toast; toast = shownToast()) fireEvent.click(toast);
  });
}
