declare module 'zipcodes/lib/codes.js' {
  /** By ZIP code. */
  export const codes: Readonly<
    Record<
      string,
      { readonly zip: string; readonly latitude: number; readonly longitude: number; readonly state: string }
    >
  >;
}
