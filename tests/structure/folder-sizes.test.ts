import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const MOST_FILES = 25;

/** Larger folders, with the reason. */
const LARGER: Readonly<Record<string, string>> = {
  'functions/demo/drawings': 'one drawing a part type',
  'functions/demo/drawings/images': 'the rendered views of each drawing',
  'tests/support': 'helpers that tests of several folders use',
};

/** The number of files in each folder, without its subfolders. */
function filesByFolder(folder: string): Map<string, number> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const own: [string, number] = [folder, entries.filter((entry) => entry.isFile()).length];
  const below = entries.filter((entry) => entry.isDirectory());
  return new Map([own, ...below.flatMap(({ name }) => [...filesByFolder(path.posix.join(folder, name))])]);
}

it('no folder has more than 25 files, named exceptions aside', () => {
  const counts = ['shared', 'functions', 'frontend', 'infra', 'tests'].flatMap((root) => [...filesByFolder(root)]);
  const tooLarge = counts.filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
  expect(tooLarge.toSorted()).toEqual(Object.keys(LARGER).toSorted());
});
