/** The line about a saved account, on the page that the save leads to. All of these texts are our own. */
export const accountSaved = (companyName: string): string => `Saved ${companyName}.`;
export const accountSaveUndone = (companyName: string): string => `Undid the save of ${companyName}.`;
export const saveNotUndone = (companyName: string, reason: string): string =>
  `${companyName} was not changed: ${reason}`;
export const openAccountOf = (companyName: string): string => `Open ${companyName}`;
