/** The texts of the toasts that are shown. */
export const shownToasts = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('[aria-live] [data-kind]')].map((toast) => toast.querySelector('p')?.textContent);
