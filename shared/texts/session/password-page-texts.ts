/** The pages for a forgotten password (admin 2). All of these texts are our own; those of the spec are in PASSWORD_TEXTS. */
export const PASSWORD_PAGE_TEXTS = {
  remindTitle: 'Forgot your password?',
  remindLead: 'Enter your user name. We will email you a link to set a new password.',
  userNameMissing: 'Please enter your user name.',
  send: 'Send the link',
  backToLogin: 'Back to sign in',
  checkEmail: 'Check your email',
  newLink: 'You can get a new link with “Forgot your password?”.',
  resetTitle: 'Set your password',
  save: 'Set password',
  points: 'Your password',
  pointMet: 'Done:',
  pointMissing: 'Missing:',
} as const;
