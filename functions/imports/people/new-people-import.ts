import type { ColumnMapping } from '#shared/schemas/fields/people-import.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { ImportWorker, PeopleImport, PeopleUpload } from '#shared/schemas/stored/people-import.ts';

interface Begun {
  readonly id: string;
  readonly upload: PeopleUpload;
  readonly account: Account;
  readonly mapping: readonly ColumnMapping[] | undefined;
  readonly worker: ImportWorker;
  readonly at: Date;
}

/** The record of an import whose file is about to be checked. */
export function newPeopleImport({ id, upload, account, mapping, worker, at }: Begun): PeopleImport {
  const time = at.toISOString();
  return {
    id,
    kind: upload.kind,
    state: 'checking',
    accountId: account.id,
    ...(account.parentId !== undefined && { parentId: account.parentId }),
    companyName: account.companyName,
    fileName: upload.name,
    uploadId: upload.id,
    parts: upload.parts,
    bytes: upload.bytes,
    bytesChecked: 0,
    createdAt: time,
    changedAt: time,
    createdBy: worker,
    worker,
    headings: [],
    ...(mapping && { given: [...mapping] }),
    mapping: [],
    ignored: [],
    rows: 0,
    imported: 0,
    outcomes: { new: 0, changed: 0, same: 0, wrong: 0, leftOut: 0 },
    results: [],
    ready: 0,
    run: 1,
    added: 0,
    invited: 0,
    notInvitable: 0,
    takenBack: 0,
    left: 0,
    version: 1,
  };
}
