/**
 * Pages in the admin area. They are the spec's, letter by letter (admin 3, 5 and 8), up to `displayNavMenuLink`; the rest
 * are our own.
 */
export const PAGE_TEXTS = {
  textMissing: 'You must provide text.',
  updated: 'The page has been updated',
  removed: 'Page has been removed',
  removeQuestion: 'Remove this page?',
  pages: 'Pages',
  title: 'Title',
  slug: 'Slug',
  menuTitle: 'Menu Title',
  text: 'Text',
  active: 'Active',
  displayNavMenuLink: 'Show in the menu',
  titleMissing: 'You must provide a title.',
  slugMissing: 'You must provide a slug.',
  slugInvalid: 'A slug has lower-case letters, digits and single hyphens, such as about-us.',
  menuTitleMissing: 'You must provide a menu title.',
} as const;

/** The list of pages. All of these texts are our own, but for the columns. */
export const PAGES_TEXTS = {
  menuTitle: 'Menu title',
  inMenu: 'In menu',
  updated: 'Updated',
  account: 'Account',
  draft: 'draft',
  inherited: 'inherited, read only',
  newPage: 'New page',
  searchLabel: 'Search pages',
  searchPlaceholder: 'Title, slug, menu title',
  failed: 'The pages could not be loaded.',
  none: 'There are no pages yet',
  noneDetail: 'Write one about returns, delivery or your terms. The store’s menu links to it.',
  activate: 'Activate',
  deactivate: 'Deactivate',
} as const;

export const pagesIn = (count: string, companyName: string): string => `${count} in ${companyName}`;
export const hidesPageOf = (companyName: string): string => `hides the page of ${companyName}`;
export const activatedPages = (titles: string): string => `Activated ${titles}.`;
export const deactivatedPages = (titles: string): string => `Deactivated ${titles}. Customers don’t see them any more.`;

/** The editor of a page. All of these texts are our own. */
export const PAGE_FORM_TEXTS = {
  details: 'Page',
  create: 'Create the page',
  created: 'The page has been created',
  failed: 'The page could not be loaded.',
  slugHint: 'the page’s address',
  menuTitleHint: 'in the store’s menu',
  activeNow: 'Active',
  draft: 'Draft',
  preview: 'As the store shows it',
  desk: 'Desk',
  phone: 'Phone',
  noText: 'The text appears here as you write it.',
  remove: 'Remove',
  removeDetail: 'Customers can’t open it any more. You can undo this.',
  copyDraftLink: 'Copy the draft link',
  draftLinkCopied: 'Draft link copied. Anybody with it can read the page for 7 days.',
  open: 'Open in the store',
} as const;

export const brokenLinks = (paths: string): string => `These links lead to no page: ${paths}`;
export const missingPictures = (paths: string): string => `These pictures are missing: ${paths}`;

/** The text editor. All of these texts are our own. */
export const TEXT_EDITOR_TEXTS = {
  toolbar: 'Text format',
  keys: 'Alt F10 goes to the text format buttons',
  heading: 'Heading',
  subheading: 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  unlink: 'Remove the link',
  picture: 'Picture',
  table: 'Table',
  addRow: 'Add a row',
  addColumn: 'Add a column',
  removeRow: 'Remove the row',
  removeColumn: 'Remove the column',
  removeTable: 'Remove the table',
  rule: 'Line',
  undo: 'Undo',
  redo: 'Redo',
  pictureQuestion: 'What does the picture show?',
  pictureHint: 'For people who can’t see it. Leave it empty if the picture is only decoration.',
  linkQuestion: 'Where does the link lead?',
  linkHint: 'A page of the store such as /pages/returns, a web address, or mailto: and an email address.',
  linkInvalid: 'Enter a path such as /pages/returns, or an address that begins with https://, mailto: or tel:.',
} as const;
