/** The page of an import. All of these texts are our own. */
export const IMPORT_SCREEN_TEXTS = {
  loadFailed: 'The import could not be loaded.',
  unknown: 'This import does not exist.',
  saving: 'Importing',
  cancelling: 'Canceling …',
  inviting: 'Sending the invitations …',
  takingBack: 'Taking back the import …',
  cancelled: 'This import was canceled.',
  failed: 'This import failed.',
  goesOn: 'This goes on when the window is closed.',
  cancel: 'Cancel',
  cancelQuestion: 'Cancel this import?',
  cancelDetail: 'What is imported stays. The file and its other rows are deleted.',
  cancelConfirm: 'Cancel the import',
  cancelKeep: 'Keep it',
  correctFirst: 'Correct them first',
  correctNow: 'Correct them',
  continue: 'Continue',
  uploadAgain: 'Upload another file',
  faultsAsCsv: 'Faults as CSV',
  faultsFailed: 'The faults could not be downloaded.',
  preparing: 'Preparing …',
  /** The column of the downloaded file that says why a row is not imported. */
  why: 'Result',
  row: 'Row',
  name: 'Name',
  inviteDetail: 'They go out after all other mails.',
  takeBack: 'Take back this import',
  takeBackQuestion: 'Take back this import?',
  takeBackDetail:
    'Added accounts and users that nobody has used since are deactivated. Changed users get their former values.',
  leftTitle: 'Not taken back',
  facts: 'About this import',
  startedBy: 'Started by',
  continuedBy: 'Continued by',
  started: 'Started',
  keptUntil: 'Rows are kept until',
} as const;

const inFull = (count: number): string => count.toLocaleString('en-US');
const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${inFull(count)} rows`);

/** Beside the name of the file: 'Accounts, 23,654 rows, under Summit Collision'. Rows that are not read yet are not counted. */
export const rowsUnder = (kind: string, rows: number, companyName: string): string =>
  [kind, ...(rows === 0 ? [] : [rowsOf(rows)]), `under ${companyName}`].join(', ');

/** Below the question whether to continue in spite of faults. */
export const goodAndFaulty = (good: number, faulty: number): string =>
  `${rowsOf(good)} without faults can be imported now. ${
    faulty === 1 ? 'The other one stays' : `The other ${inFull(faulty)} stay`
  } here and can follow.`;

/** Above a file without faults. */
export const allGood = (rows: number): string => `The file has no errors. ${rowsOf(rows)} can be imported.`;

export const nothingGood = (faulty: number): string =>
  faulty === 1 ? 'The only row left has a fault.' : `All ${inFull(faulty)} rows that are left have faults.`;

export const checkedShare = (name: string, percent: string): string => `Checking ${name} …, ${percent}%`;
export const batchInProgress = (batch: number, batches: number): string =>
  `Batch ${inFull(batch)} of ${inFull(batches)}, 100 rows each`;
export const minutesLeft = (minutes: number): string => (minutes < 1 ? 'less than a minute' : `about ${minutes} min`);
export const doneOf = (done: number, total: number): string => `${inFull(done)} of ${inFull(total)}`;

/** The summary: '23,493 of 23,654 are in, 161 left out.' */
export function rowsAreIn(imported: number, rows: number): string {
  if (imported === rows) return rows === 1 ? 'The row is in.' : `All ${inFull(rows)} rows are in.`;
  return `${inFull(imported)} of ${inFull(rows)} are in, ${inFull(rows - imported)} left out.`;
}

/** How long the last run took, such as '4 min 12 s'. */
export const tookTime = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `Took ${seconds} s.` : `Took ${minutes} min ${seconds % 60} s.`;
};

export const othersCanFollow = (waiting: number): string =>
  waiting === 1 ? 'The other one waits here and can follow.' : `The other ${inFull(waiting)} wait here and can follow.`;
export const inviteUsers = (count: number): string => (count === 1 ? 'Invite 1 user' : `Invite ${inFull(count)} users`);
export const invitedUsers = (count: number): string =>
  count === 1 ? '1 user was invited.' : `${inFull(count)} users were invited.`;
export const takenBackRows = (takenBack: number, left: number): string =>
  left === 0
    ? `${rowsOf(takenBack)} taken back.`
    : `${rowsOf(takenBack)} taken back, ${left === 1 ? '1 left as it is' : `${inFull(left)} left as they are`}.`;
