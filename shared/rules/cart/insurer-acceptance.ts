/** The exclusions of an insurance company. */
interface Insurer {
  readonly refusedFlags: readonly string[];
  readonly refusedPartTypes: readonly string[];
}

/** Whether an insurer pays for a part (storefront 8, insurance carrier mismatch). An empty list excludes nothing. */
export const isAcceptedBy = (
  { refusedFlags, refusedPartTypes }: Insurer,
  part: { readonly flags: readonly string[]; readonly partType: string },
): boolean => !refusedPartTypes.includes(part.partType) && !part.flags.some((flag) => refusedFlags.includes(flag));
