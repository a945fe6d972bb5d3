/** Error texts of the import calls. The spec has none for them. */
export const IMPORT_TEXTS = {
  noImport: 'This import does not exist.',
  removalsMissing: 'Removals must be the number of rows that the import said it would remove.',
  wouldLose: (removed: number, feeds: string) =>
    `The import would remove ${removed} rows, which is more than a tenth of a feed: ${feeds}. Nothing was changed.`,
  noUpload: (uploadId: string) => `There is no upload ${uploadId}.`,
  uploadIncomplete: (name: string) => `The upload of ${name} is not complete.`,
  noSuppliers: (kind: string) => `A ${kind} file can’t have a supplier.`,
  noVersion: (version: number) => `There is no version ${version} of the catalog.`,
  noEarlierVersion: 'There is no earlier version of the catalog.',
  versionNotKept: (version: number, kept: number) =>
    `The catalog can go back to its latest ${kept} versions. The rows of version ${version} have been deleted.`,
  otherIsCurrent: (version: number) => `The catalog has changed meanwhile: version ${version} is the current one now.`,
  noReport: 'The report of this import is no longer kept.',
  isCurrentVersion: (version: number) => `Version ${version} is already the current catalog.`,
  otherForm: (files: string) =>
    `Another release staged these files in a format that this release can’t read: ${files}. Import them again, all at once. If the catalog holds only demo data, npm run reset starts over.`,
} as const;
