interface Owner {
  readonly id: number;
  readonly parentId?: number | undefined;
}

/** Pictures of an account, each step of the path a plain name: no `..`, no other host, nothing that an address would decode. */
const PICTURE = /^\/images\/(?:logos|a)\/(\d+)(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/**
 * Whether an account may show this picture as its logo: none, or one of its own or of its parent. A picture from anywhere
 * else would stand in every mail of the account, and could count who reads it.
 */
export function mayBeLogo(path: string, { id, parentId }: Owner): boolean {
  const owner = PICTURE.exec(path)?.[1];
  return path === '' || (owner !== undefined && [id, parentId].map(String).includes(owner));
}
