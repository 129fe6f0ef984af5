import type { Action, HeadTexts } from '@/site/content-types';

/** The card's title and the page's h1. */
export const authTitle = 'Welcome';
export const authText =
  'Accounts are for the people who run the program. You do not need one to read, register or write to us.';
export const tabsLabel = 'Sign in or sign up';

export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};

export const signIn = {
  tab: 'Sign In',
  heading: 'Sign in',
  submit: 'Sign In',
  busy: 'Signing in...',
};

export const signUp = {
  tab: 'Sign Up',
  heading: 'Create an account',
  submit: 'Sign Up',
  busy: 'Creating account...',
};

export const authNotices = {
  signUpMissing: { title: 'Missing information', text: 'Please fill in all fields' },
  signInMissing: { title: 'Missing information', text: 'Please enter your email and password' },
  passwordTooShort: { title: 'Password too short', text: 'Password must be at least 6 characters' },
  signUpFailed: 'Error signing up',
  signUpDone: { title: 'Account created!', text: 'You have been successfully signed up.' },
  signInFailed: 'Error signing in',
};

export const fieldErrors = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  emailFormat: 'Enter an email address like name@example.com.',
  password: 'Enter your password.',
  passwordShort: 'Use at least 6 characters.',
};

export const authWords = {
  confirmHeading: 'Check your email',
  confirmEmail: 'Open the link in the email we sent you. Then sign in here.',
  notKept:
    'This browser blocks storage. You can sign in, but you will be signed out when you reload the page.',
  needsScript:
    'Signing in needs JavaScript, which is switched off in this browser. Every other page works without it.',
  accountsOff: {
    title: 'Accounts are not open yet',
    text: 'You do not need one to use this site. To join a program, register or write to us.',
    actions: [
      { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
      { kind: 'page', label: 'Contact us', to: { page: 'contact' } },
    ] satisfies Action[],
  },
};

export const forgotten = {
  link: 'Forgot your password?',
  heading: 'Forgot your password?',
  text: 'We’ll email you a link to set a new one.',
  submit: 'Send the link',
  busy: 'Sending...',
  failed: 'Error sending the link',
  sentHeading: 'Check your email',
  sent: 'If there is an account with this address, the email is on its way. Its link works once, within a day. No email after a few minutes? Check your spam folder.',
  back: 'Back to sign in',
};

export const mailLinks = {
  recovery: {
    heading: 'Set a new password',
    text: 'You have opened a link from our email. It works once.',
    submit: 'Continue',
  },
  invite: {
    heading: 'You have been invited',
    text: 'Accept the invitation, then choose a password for your account.',
    submit: 'Accept',
  },
  signup: {
    heading: 'Confirm your address',
    text: 'If you created an account here, confirm that the address is yours.',
    submit: 'Confirm my address',
  },
  opening: 'One moment...',
  openFailed: 'Error opening the link',
  newPassword: {
    heading: 'Choose a new password',
    text: 'For the account of',
    submit: 'Save password',
    busy: 'Saving...',
    failed: 'Error saving the password',
  },
  passwordSet: {
    title: 'Password saved',
    text: 'You are signed in. Every other device has been signed out.',
    /** Where the server could not sign the others out. */
    othersStay: 'You are signed in. Other devices may still be signed in.',
  },
  confirmed: 'Your address is confirmed. Sign in with your password.',
  refused:
    'This link has expired or has been used before. For a new password, press “Forgot your password?” and we’ll send you another. If you were confirming your address, try signing in: it may be confirmed already.',
  opened:
    'For your safety, a link alone does not sign you in. Enter your password here, or press “Forgot your password?”.',
  signedIn: {
    title: 'You are signed in already, and nothing has changed.',
    text: 'The link from your email has expired, was used before, or does not work here. For a new password, sign out and press “Forgot your password?”.',
  },
  leave: 'Back to sign in',
};

export const inboxToast = {
  title: 'You are signed in as an administrator.',
  open: 'Open the inbox',
};

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Sign in to AZ1 Hockey. Accounts are for the people who run the program. You do not need one to read this site or to register.',
  keywords: 'AZ1 Hockey sign in, AZ1 Hockey account',
} as const satisfies HeadTexts;
