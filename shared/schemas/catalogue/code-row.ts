import * as z from 'zod/mini';

/** The text of an ACES code, by the element it is in: Position 22 is 'Front'. Natural key: kind, code. */
export const codeRowSchema = z.object({ kind: z.string(), code: z.string(), text: z.string() });
export type CodeRow = z.infer<typeof codeRowSchema>;
