import type { PageRecord } from '../../schemas/stored/content/page.ts';
import { isOwnPicture } from '../accounts/brand/logo-path.ts';
import { uploadedIn } from './picture-paths.ts';

/**
 * The uploaded pictures in the text of a page that its account may keep: its own and those of its parent. A page
 * neither keeps a picture of another tenant nor learns whether it exists.
 */
export const ownPicturesIn = ({ text, accountId, parentId }: Pick<PageRecord, 'text' | 'accountId' | 'parentId'>) =>
  uploadedIn(text).filter((path) => isOwnPicture(path, { id: accountId, parentId }));
