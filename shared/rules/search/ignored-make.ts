const IGNORED = ['PBE', 'MISC'];

/** Names in the place of a make that no vehicle of the street has (storefront 3, decision C8). */
export const isIgnoredMake = (make: string): boolean => IGNORED.includes(make.trim().toUpperCase());
