/** Every path that something in the store links to (storefront 2). */
export const PATHS = {
  home: '/',
} as const;

/** Such a path shows the tenant's welcome page and asks nobody to sign in (storefront 2, decision X8). */
export const isWelcomePath = (pathname: string): boolean => pathname.startsWith('/wl');
