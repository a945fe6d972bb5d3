/** The texts of the building blocks: dialogs, toasts, page states, forms and the colour scheme. */
export const UI_TEXTS = {
  ok: 'OK',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  pickColor: 'Choose a color',
  colorCode: 'Color code',
  colorSample: 'Sample text',
  invalidColor: 'Enter six digits from 0 to 9 and A to F, such as FF0000.',
  saturation: 'Saturation',
  hue: 'Hue',
  loading: 'Loading',
  retry: 'Try again',
  skipToContent: 'Skip to content',
  breadcrumbs: 'Breadcrumbs',
  schemeAuto: 'Color scheme: system',
  schemeLight: 'Color scheme: light',
  schemeDark: 'Color scheme: dark',
  correctErrors: 'Please correct the following errors before continuing:',
  required: 'This field is required.',
  phoneInvalid: 'Phone Number is not valid',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  notice: 'Message',
  goBack: 'Go back',
  /** The spec's, letter by letter (storefront 8, admin 8). */
  fileUnsupported: 'Function is not supported on this browser. Use Chrome.',
} as const;

/** Shown below a "does not exist" message, with the number or slug that was looked up. */
export const askedFor = (sought: string): string => `You were looking for “${sought}”.`;

export const pageNumber = (page: string): string => `Page ${page}`;

/** A value before and after a change, such as 3 → 2. */
export const changedFromTo = (from: string, to: string): string => `${from} → ${to}`;
