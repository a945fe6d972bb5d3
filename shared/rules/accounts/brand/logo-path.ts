interface Owner {
  readonly id: number;
  readonly parentId?: number | undefined;
}

/** Paths of an account's pictures. Each step is a plain name: no `..`, no other host, no percent-encoding. */
const PICTURE = /^\/images\/(?:logos|a)\/(\d+)(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** Whether a path is that of a picture of this account or of its parent. */
export function isOwnPicture(path: string, { id, parentId }: Owner): boolean {
  const owner = PICTURE.exec(path)?.[1];
  return owner !== undefined && [id, parentId].some((each) => String(each) === owner);
}

/**
 * Whether an account may use this picture as its logo. It may use none, or a picture of its own or of its parent. A
 * picture from elsewhere would be in every mail of the account and could track its readers.
 */
export const mayBeLogo = (path: string, owner: Owner): boolean => path === '' || isOwnPicture(path, owner);
