/** What a product says of the part that takes its place. */
interface Replaceable {
  readonly partNumber: string;
  readonly successor?: string | undefined;
}

/** The number of the part that replaces another one; undefined where none does. A part does not replace itself. */
export const replacementOf = ({ partNumber, successor }: Replaceable): string | undefined =>
  successor === undefined || successor === '' || successor === partNumber ? undefined : successor;
