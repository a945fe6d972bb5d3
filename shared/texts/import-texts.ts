/** What is said about imports by a call; the spec has no texts for them. */
export const IMPORT_TEXTS = {
  noImport: 'This import does not exist.',
  noUpload: (uploadId: string) => `There is no upload ${uploadId}.`,
  uploadIncomplete: (name: string) => `The upload of ${name} is not complete.`,
  noSuppliers: (kind: string) => `A file of ${kind} has no supplier.`,
  noVersion: (version: number) => `There is no version ${version} of the catalogue.`,
  noEarlierVersion: 'There is no earlier version of the catalogue.',
  isCurrentVersion: (version: number) => `Version ${version} is the catalogue of now.`,
} as const;
