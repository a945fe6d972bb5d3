interface LogoProps {
  readonly companyName: string;
  /** A path on this host; empty without a logo. */
  readonly src: string;
}

/** The tenant's logo, or its initial and name when it has none. */
export function Logo({ companyName, src }: LogoProps) {
  return src ? <img src={src} alt={companyName} height={36} /> : <span>{companyName}</span>;
}
