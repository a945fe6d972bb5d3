import path from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';

/** Names a mutant by its place and change; Stryker's own ids depend on which files it was given. */
export function mutantKey({ fileName, location: { start, end }, mutatorName, replacement }: Mutant): string {
  const place = [start.line, start.column, end.line, end.column].join(':');
  return [path.relative(process.cwd(), fileName), place, mutatorName, replacement].join(' ');
}
