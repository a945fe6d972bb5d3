/** The texts of the building blocks: dialogs, toasts, page states and the colour scheme. */
export const UI_TEXTS = {
  ok: 'OK',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  loading: 'Loading',
  retry: 'Try again',
  skipToContent: 'Skip to content',
  breadcrumbs: 'Breadcrumbs',
} as const;
