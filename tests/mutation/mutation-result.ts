import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { reasonFor } from './survivor-reasons.ts';

/** The result of one mutant, as the report shows it. */
export interface MutationResult {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Source before and after, each on one line and cut where it is long. */
  readonly change: string;
  readonly fate: 'killed' | 'survived' | 'without a test' | 'not run';
  /** Why it may survive, where somebody has written a reason. */
  readonly reason: string | undefined;
}

/** A mutant that ends in an endless loop is killed too; one that Stryker can't run doesn't count. */
const FATES: Readonly<Record<MutantResult['status'], MutationResult['fate']>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'without a test',
  RuntimeError: 'not run',
  CompileError: 'not run',
  Ignored: 'not run',
  Pending: 'not run',
};

export async function mutationResultOf(mutant: MutantResult): Promise<MutationResult> {
  const file = path.relative(process.cwd(), mutant.fileName);
  const before = textAt(await readFile(file, 'utf8'), mutant.location);
  const change = `${shortened(before)} → ${shortened(mutant.replacement)}`;
  return {
    file,
    line: mutant.location.start.line,
    change,
    fate: FATES[mutant.status],
    reason: reasonFor(file, change),
  };
}

/** Lines and columns count from 1. */
function textAt(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

const LONGEST_CHANGE = 80;

function shortened(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_CHANGE ? `${line.slice(0, LONGEST_CHANGE - 1)}…` : line;
}
