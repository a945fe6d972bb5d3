/** The field for a picture in the forms of the admin area. All of these texts are our own. */
export const PICTURE_FIELD_TEXTS = {
  choose: 'Choose a picture',
  replace: 'Replace',
  hint: 'Or drop or paste it here. JPEG, PNG, GIF or BMP, up to 3.5 MB.',
  uploading: 'Uploading the picture',
  failed: 'There was a problem uploading the picture.',
  fromLogo: 'From the logo',
  notShown: 'This picture can’t be shown.',
} as const;

/** The field and all that belongs to it, for screen readers. */
export const pictureFieldOf = (label: string): string => `${label}: picture`;

/** Takes a colour of the logo as the brand's. */
export const logoColor = (color: string): string => `Use #${color} from the logo`;
