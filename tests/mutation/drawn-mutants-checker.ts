import { readFileSync } from 'node:fs';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { mutantKey } from './mutant-key.ts';

/** Stryker can't draw a sample. Checkers may refuse mutants before any test runs, so this one refuses what was not drawn. */
class DrawnMutantsChecker implements Checker {
  private drawn: ReadonlySet<string> = new Set();

  async init(): Promise<void> {
    this.drawn = new Set(JSON.parse(readFileSync(process.env['DRAWN_MUTANTS'] ?? '', 'utf8')));
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.resultOf(mutant)]));
  }

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  private resultOf(mutant: Mutant): CheckResult {
    if (this.drawn.has(mutantKey(mutant))) return { status: CheckStatus.Passed };
    return { status: CheckStatus.CompileError, reason: 'not drawn' };
  }
}

/** Read by Stryker, which imports this file by its path. */
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'drawn-mutants', DrawnMutantsChecker)];
