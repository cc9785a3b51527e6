import { z } from 'zod';
import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';
import { emailSchema } from './user.ts';

export const contactRoles = ['Student', 'Teacher', 'Parent', 'Other'] as const;

/** What the contact form asks; the phone number with its country's prefix. */
export const contactFormSchema = z.object({
  name: trimmedTextSchema(1, limits.nameMax),
  email: emailSchema,
  phone: z
    .string()
    .trim()
    .regex(/^\+\d{1,4}[\d ()-]{4,20}$/, 'Please enter a phone number with its country code.'),
  role: z.enum(contactRoles, 'Please choose who you are.'),
  message: trimmedTextSchema(1, limits.contactMessageMax),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const contactSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type Contact = z.infer<typeof contactSchema>;
