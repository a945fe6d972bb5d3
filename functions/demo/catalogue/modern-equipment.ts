import type { Generation } from './generations.ts';

const MODERN =
  /\b(LED|HID|xenon|blind spot|camera|radar|adaptive|park (assist )?sensors?|rain sensor|touch screen|navigation|shutter|tire pressure|electronic damping|direct|keyless|stability control|power folding|signal lamp|D3S)\b/i;

/** The year in which ordinary vehicles began to have most of it. */
const SINCE = 2008;

/** Whether vehicles of a generation may have the equipment that the words name. */
export const isOfItsTime = ({ to }: Generation, words: string): boolean => to >= SINCE || !MODERN.test(words);
