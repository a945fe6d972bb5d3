import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { withPackageFile } from './packages/with-package-file.ts';

/** A copy of IANA's list of top-level domains, and the day on which it was published. Raise both to renew the list. */
const SOURCE = { package: 'tlds@1.261.0', file: 'index.json', date: '2025-10-24' } as const;
const TARGET = new URL('../../shared/rules/people/top-level-domains.ts', import.meta.url);

/** Characters of a line of the file. */
const WIDTH = 118;

/**
 * Rewrites shared/rules/people/top-level-domains.ts. Names in other scripts are left out, because email addresses are
 * accepted in ASCII letters only.
 */
await withPackageFile(SOURCE, (file) => {
  const all = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const domains = all.filter((name) => /^[a-z]{2,63}$/.test(name)).toSorted();
  writeFileSync(TARGET, sourceOf(domains));
  console.log(`${domains.length} top-level domains of ${SOURCE.date} written`);
});

function sourceOf(domains: readonly string[]): string {
  const lines = [
    '/**',
    ' * The top-level domains of IANA in ASCII letters, in lower case. Written by `npm run top-level-domains` from the package',
    ` * ${SOURCE.package} of ${SOURCE.date}.`,
    ' */',
    'export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(',
    '  `',
    ...linesOf(domains),
    '`',
    '    .trim()',
    '    .split(/\\s/),',
    ');',
    '',
  ];
  return lines.join('\n');
}

function linesOf(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
