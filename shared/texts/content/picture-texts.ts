/** The reasons why a picture is refused. All of these texts are our own. */
export const PICTURE_TEXTS = {
  notAPicture: 'This file is not a JPEG, PNG, GIF or BMP picture.',
  tooManyPixels: 'This picture has more than 25 megapixels.',
  tooManyBytes: 'This picture is larger than 3.5 MB.',
  tooMany: 'A page can show at most 80 uploaded pictures.',
  gone: 'This picture is no longer here. Please upload it again.',
  leaving: 'This picture is being deleted because nothing uses it. Please try again in a minute.',
} as const;
