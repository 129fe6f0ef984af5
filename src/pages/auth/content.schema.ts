import { z } from 'zod';
import { action, text } from '@/site/content-fields.schema';

const notice = z.strictObject({ title: text, text });

const fieldLabels = z.strictObject({
  firstName: text,
  lastName: text,
  email: text,
  password: text,
  passwordHint: text,
  showPassword: text,
  hidePassword: text,
});

const form = z.strictObject({ tab: text, heading: text, submit: text, busy: text });

/** Fixed by the organisation. The text of the two failures is the server's own message. */
const authNotices = z.strictObject({
  signUpMissing: notice,
  signInMissing: notice,
  passwordTooShort: notice,
  signUpFailed: z.strictObject({ title: text }),
  signUpDone: notice,
  signInFailed: z.strictObject({ title: text }),
});

/** Under a field that needs attention. */
const fieldErrors = z.strictObject({
  firstName: text,
  lastName: text,
  email: text,
  emailFormat: text,
  password: text,
  passwordShort: text,
});

/** A form that takes the place of the tabs or of the sign-in form. */
const step = z.strictObject({ heading: text, text, submit: text, busy: text, failed: text });

const forgotten = step.extend({ link: text, sentHeading: text, sent: text, back: text });

/** What a link in a mail leads to. */
const mailLinks = z.strictObject({
  recovery: step,
  invite: step,
  signup: step,
  newPassword: step,
  passwordSet: notice,
  confirmed: text,
  refused: text,
  opened: text,
  signedIn: z.strictObject({ text, goOn: text, signOut: text }),
  leave: text,
});

const authStates = z.strictObject({
  confirmHeading: text,
  confirmEmail: text,
  notKept: text,
  needsScript: text,
  accountsOff: z.strictObject({ title: text, text, actions: z.array(action) }),
});

/** Leads administrators from the home page to the inbox. */
const inboxToast = z.strictObject({ title: text, open: text });

/** The shape of every export of content.ts. */
export const schemas = {
  authTitle: text,
  authText: text,
  tabsLabel: text,
  fieldLabels,
  signIn: form,
  signUp: form,
  authNotices,
  fieldErrors,
  authStates,
  forgotten,
  mailLinks,
  inboxToast,
};

export type FieldLabels = z.infer<typeof fieldLabels>;
export type FormWords = z.infer<typeof form>;
export type AuthNotices = z.infer<typeof authNotices>;
export type FieldErrors = z.infer<typeof fieldErrors>;
export type AuthStates = z.infer<typeof authStates>;
export type Forgotten = z.infer<typeof forgotten>;
export type MailLinkWords = z.infer<typeof mailLinks>;
export type InboxToast = z.infer<typeof inboxToast>;
