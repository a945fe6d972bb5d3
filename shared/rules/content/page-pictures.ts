import type { PageRecord } from '../../schemas/stored/page.ts';
import { isOwnPicture } from '../accounts/logo-path.ts';
import { uploadedIn } from './picture-paths.ts';

/**
 * The uploaded pictures in the text of a page that its account may keep: its own and those of its parent. Of other
 * tenants' pictures a page neither keeps one nor learns whether it is there.
 */
export const ownPicturesIn = ({ text, accountId, parentId }: Pick<PageRecord, 'text' | 'accountId' | 'parentId'>) =>
  uploadedIn(text).filter((path) => isOwnPicture(path, { id: accountId, parentId }));
