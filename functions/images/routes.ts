import type { imagesContract } from '#shared/contracts/images.ts';
import type { Routes } from '../http/group-handler.ts';
import type { ImagesDependencies } from './dependencies.ts';
import { makeStorePicture } from './store-picture.ts';

/** A repeat of an upload stores the same files again, so the Idempotency-Key is not kept. */
export function imagesRoutes(dependencies: ImagesDependencies): Routes<typeof imagesContract> {
  const storePicture = makeStorePicture(dependencies);
  return { uploadImage: ({ body }, { actor }) => storePicture(actor, body) };
}
