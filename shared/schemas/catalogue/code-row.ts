import * as z from 'zod/mini';

/** What a code of ACES says, by the element it stands in: Position 22 is 'Front'. Natural key: kind, code. */
export const codeRowSchema = z.object({ kind: z.string(), code: z.string(), text: z.string() });
export type CodeRow = z.infer<typeof codeRowSchema>;
