/**
 * Marketing spots in the admin area. They are the spec's, letter by letter (admin 3, 5 and 8), up to `active`; the rest
 * are our own.
 */
export const SPOT_TEXTS = {
  imageMissing: 'The image field is required.',
  urlInvalid: 'Url does not appear to be valid.',
  saved: 'The marketing spot has been saved.',
  problem: 'There was a problem saving your marketing spot.',
  removed: 'Marketing spot has been removed',
  removeQuestion: 'Remove this marketing spot?',
  title: 'Title',
  url: 'Url',
  image: 'Image',
  active: 'Active',
  titleMissing: 'You must provide a title.',
  imageElsewhere: 'The image must be one that was uploaded here.',
} as const;

/** The list and the form of marketing spots. All of these texts are our own. */
export const SPOTS_TEXTS = {
  spots: 'Marketing spots',
  newSpot: 'New marketing spot',
  details: 'Marketing spot',
  create: 'Create the marketing spot',
  failed: 'The marketing spots could not be loaded.',
  oneFailed: 'The marketing spot could not be loaded.',
  unknown: 'This marketing spot does not exist.',
  noPicture: 'No picture',
  none: 'There are no marketing spots yet',
  noneDetail: 'They stand on the store’s home page, in the order of their titles.',
  draft: 'not active',
  inherited: 'inherited, read only',
  urlHint: 'a path such as /pages/returns, or a web address',
  imageName: 'Image file',
  preview: 'As the store shows it',
  previewEmpty: 'It appears here as you fill in the form.',
  remove: 'Remove',
  removeDetail: 'It disappears from the store’s home page. You can undo this.',
} as const;

export const spotsIn = (count: string, companyName: string): string => `${count} in ${companyName}`;
