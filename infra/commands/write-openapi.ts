import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { openapi } from '#shared/contracts/openapi.ts';

const file = path.resolve(import.meta.dirname, '../../docs/openapi.json');
await writeFile(file, `${JSON.stringify(openapi(allGroups), null, 2)}\n`);
