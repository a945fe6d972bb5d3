const IGNORED = ['PBE', 'MISC'];

/** Whether a make is a placeholder and not a real one (storefront 3, decision C8). */
export const isIgnoredMake = (make: string): boolean => IGNORED.includes(make.trim().toUpperCase());
