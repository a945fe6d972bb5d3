import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(2000));

/** An error in a user's browser (admin 3, error record). LocalTime is that browser's own clock. */
export const errorRecordSchema = z.object({
  localTime: z.string().check(z.minLength(1), z.maxLength(60)),
  errors: z.array(text).check(z.minLength(1), z.maxLength(10)),
  info: text,
});
export type ErrorRecord = z.infer<typeof errorRecordSchema>;
