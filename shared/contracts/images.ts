import * as z from 'zod/mini';
import { picturePurposes } from '../rules/content/picture-limits.ts';
import { numberIdSchema } from '../schemas/fields/ids.ts';
import { defineGroup } from '../wire/endpoint.ts';

const uploadSchema = z.object({
  /** Whose picture it becomes. */
  accountId: numberIdSchema,
  purpose: z.enum(picturePurposes),
  fileName: z.string().check(z.maxLength(200)),
  /** The file as base64. A call is refused as too large before its text gets this long. */
  content: z.string().check(z.maxLength(5 * 1024 * 1024)),
});
export type PictureUpload = z.output<typeof uploadSchema>;

const uploadedPictureSchema = z.object({
  /** Paths on the host of every store. */
  path: z.string(),
  thumbnail: z.string(),
  large: z.string(),
  /** Pixels of the picture at `path`. */
  width: z.int(),
  height: z.int(),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

/** Pictures that administrators upload (admin 5, 9). */
export const imagesContract = defineGroup({
  uploadImage: {
    method: 'POST',
    path: '/api/images',
    summary:
      'Stores a picture for an account: re-encoded, with versions that fit into 120 and 400 pixels. The same file gets the same paths. A picture that nothing names is deleted after 7 days.',
    access: { signedIn: true, level: 2, permission: 'usermanagement' },
    body: uploadSchema,
    output: uploadedPictureSchema,
    idempotencyKey: true,
  },
});
