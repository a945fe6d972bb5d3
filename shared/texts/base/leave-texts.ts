/** Asked before a page with unsaved changes is left. Apart from the other texts of forms, which every page loads. */
export const LEAVE_TEXTS = {
  question: 'Leave without saving?',
  detail: 'Your changes have not been saved.',
  leave: 'Leave',
  stay: 'Stay',
} as const;
