/** Inches. */
interface Dimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Cubic inches that carriers count as a pound. */
const CUBIC_INCHES_PER_POUND = 139;

/** What a carrier charges one each for, in whole pounds: its weight, or what its box would weigh, whichever is more. */
export const billedPounds = (pounds: number, dimensions: Dimensions | undefined): number =>
  Math.max(1, Math.ceil(pounds), dimensions ? dimensionalPounds(dimensions) : 0);

const dimensionalPounds = ({ length, width, height }: Dimensions): number =>
  Math.ceil((length * width * height) / CUBIC_INCHES_PER_POUND);
