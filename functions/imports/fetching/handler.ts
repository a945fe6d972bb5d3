import { deployedPictureTools } from './deployed-picture-tools.ts';
import { pictureSteps } from './picture-steps.ts';

/** The Lambda that fetches pictures of parts. */
export const handler = pictureSteps(deployedPictureTools);
