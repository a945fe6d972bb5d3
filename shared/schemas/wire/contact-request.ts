import * as z from 'zod/mini';
import { contactQuestions } from '../../values/contact-routing.ts';

/** The fields of the contact form. */
export const contactRequestSchema = z.object({
  questionType: z.enum(contactQuestions),
  /** The name of the person, if several people share a sign-in. */
  name: z.optional(z.string().check(z.maxLength(100))),
  /** A number to call back, as typed. */
  phoneNumber: z.optional(z.string().check(z.maxLength(30))),
  message: z.string().check(z.regex(/\S/, 'Expected a message'), z.maxLength(4000)),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;
