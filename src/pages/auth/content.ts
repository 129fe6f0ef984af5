import type {
  AuthNotices,
  AuthStates,
  FieldErrors,
  FieldLabels,
  FormWords,
  InboxToast,
} from './content.schema';

/** The card's title and the page's h1. */
export const authTitle = 'Welcome';
export const authText = 'Every public page can be read without an account.';
export const tabsLabel = 'Sign in or sign up';

export const fieldLabels: FieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};

export const signIn: FormWords = {
  tab: 'Sign In',
  heading: 'Sign in',
  submit: 'Sign In',
  busy: 'Signing in...',
};

export const signUp: FormWords = {
  tab: 'Sign Up',
  heading: 'Make an account',
  submit: 'Sign Up',
  busy: 'Creating account...',
};

export const authNotices: AuthNotices = {
  signUpMissing: { title: 'Missing information', text: 'Please fill in all fields' },
  signInMissing: { title: 'Missing information', text: 'Please enter your email and password' },
  passwordTooShort: { title: 'Password too short', text: 'Password must be at least 6 characters' },
  signUpFailed: { title: 'Error signing up' },
  signUpDone: { title: 'Account created!', text: 'You have been successfully signed up.' },
  signInFailed: { title: 'Error signing in' },
};

export const fieldErrors: FieldErrors = {
  prefix: 'Error:',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  emailFormat: 'Enter an email address like name@example.com.',
  password: 'Enter your password.',
  passwordShort: 'Use at least 6 characters.',
};

export const authStates: AuthStates = {
  confirmHeading: 'Check your email',
  confirmEmail: 'Open the link in the email we sent you. Then sign in here.',
  notKept:
    'Your browser does not let this site store anything. You can sign in, and are signed out when a page loads again.',
  needsScript:
    'Signing in needs JavaScript, which is switched off in this browser. Every other page works without it.',
  accountsOff: {
    title: 'Accounts are not open yet',
    text: 'You do not need one to use this site. To join a program, register or write to us.',
    actions: [
      { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
      { kind: 'page', label: 'Contact us', to: { page: 'contact' } },
    ],
  },
};

export const inboxToast: InboxToast = {
  title: 'You are signed in as an administrator.',
  open: 'Open the inbox',
};
