import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = '{frontend,functions,infra,shared,tests}/**/*.{css,mjs,ts,tsx}';
/** The first word makes the comment a fragment, which readers have to complete themselves. */
const FRAGMENT = /^ *(?:\/\/|\/\*\*?|\*) ?(?:What|Of)\b/;

it('no comment begins with the fragment What or Of', () => {
  const files = globSync(FILES);
  expect(files.length).toBeGreaterThan(2000);
  const fragments = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (FRAGMENT.test(line) ? [`${file}:${index + 1}${line}`] : [])),
  );
  expect(fragments).toEqual([]);
});
