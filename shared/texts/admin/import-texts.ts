/** What is said about imports by a call; the spec has no texts for them. */
export const IMPORT_TEXTS = {
  noImport: 'This import does not exist.',
  noUpload: (uploadId: string) => `There is no upload ${uploadId}.`,
  uploadIncomplete: (name: string) => `The upload of ${name} is not complete.`,
  noSuppliers: (kind: string) => `A file of ${kind} has no supplier.`,
  noVersion: (version: number) => `There is no version ${version} of the catalogue.`,
  noEarlierVersion: 'There is no earlier version of the catalogue.',
  isCurrentVersion: (version: number) => `Version ${version} is the catalogue of now.`,
  otherForm: (files: string) =>
    `Another release staged files in a form that this one does not read: ${files}. Import those files again, all at once; where the catalogue is the demo’s alone, npm run reset begins anew.`,
} as const;
