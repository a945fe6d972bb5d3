/**
 * A host name in the one form in which websites are kept: lower case, without the dot at the end that names of the domain
 * system may have. Browsers and mail programs send it as it was typed.
 */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.$/, '');
