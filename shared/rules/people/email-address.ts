import { userSchema } from '../../schemas/stored/user.ts';
import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** Reserved for examples (RFC 2606), so it belongs to nobody. The people of the demo have such addresses. */
const EXAMPLES = 'example';

/** Why an email address is refused: its form, or a top-level domain that does not exist. */
export type EmailFault = { readonly kind: 'form' } | { readonly kind: 'domain'; readonly domain: string };

/**
 * The fault in an email address as it was typed, without blanks around it (admin 5, decisions F5, B272). Undefined
 * if nothing is.
 */
export function emailFault(typed: string): EmailFault | undefined {
  if (!userSchema.shape.email.safeParse(typed).success) return { kind: 'form' };
  const domain = typed.slice(typed.lastIndexOf('.') + 1);
  const isReal = TOP_LEVEL_DOMAINS.has(domain.toLowerCase()) || domain.toLowerCase() === EXAMPLES;
  return isReal ? undefined : { kind: 'domain', domain };
}
