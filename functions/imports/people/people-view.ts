import { offeredColumns } from '#shared/rules/people-imports/import-columns.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { wireName } from '#shared/wire/wire.ts';
import { fileLevel, PEOPLE_KINDS } from './people-kind.ts';

/** An import as its screens see it. */
export function peopleImportView(
  state: PeopleImport,
  now: Date,
  samples?: readonly (readonly string[])[],
): PeopleImportView {
  const { createdBy, rowsKeptUntil, index, added, invited, notInvitable, ...rest } = state;
  const isKept = index !== undefined && (rowsKeptUntil ?? '') > now.toISOString();
  const columns = offeredColumns(PEOPLE_KINDS[state.kind].columns, fileLevel(state));
  return {
    ...rest,
    ...(rowsKeptUntil !== undefined && rowsKeptUntil > now.toISOString() && { rowsKeptUntil }),
    createdBy: createdBy.name,
    columns: columns.map(({ field, heading, isRequired = false }) => ({
      column: heading,
      cell: wireName(field, undefined),
      isRequired,
    })),
    ready: isKept ? rest.ready : 0,
    invitable: state.kind === 'users' && state.state !== 'takenBack' ? Math.max(0, added - invited - notInvitable) : 0,
    invited,
    ...(samples && { samples: samples.map((row) => [...row]) }),
  };
}
