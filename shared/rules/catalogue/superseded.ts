/** The fields of a product that name its successor. */
interface Replaceable {
  readonly partNumber: string;
  readonly successor?: string | undefined;
}

/** The number of the part that supersedes this one, or undefined. A part does not supersede itself. */
export const replacementOf = ({ partNumber, successor }: Replaceable): string | undefined =>
  successor === '' || successor === partNumber ? undefined : successor;
