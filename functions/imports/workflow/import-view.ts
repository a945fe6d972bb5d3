import type { ImportView } from '#shared/contracts/imports.ts';
import type { Import } from '#shared/schemas/stored/import.ts';

/** An import as calls show it. */
export const importView = ({ kind: _kind, report: _report, digest: _digest, ...view }: Import): ImportView => view;
