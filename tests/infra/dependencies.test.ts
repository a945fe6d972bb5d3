import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const jsonOf = (file: string) => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'));
const manifest: Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>> = jsonOf('package.json');
const locked: Readonly<Record<string, { readonly dependencies?: object }>> = jsonOf('package-lock.json').packages;

const declared = { ...manifest.dependencies, ...manifest.devDependencies };

describe('the dependencies', () => {
  it.each(Object.entries(declared))('name one version of %s: %s', (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('have the core of Amplify once, in the version that aws-amplify needs', () => {
    const copies = Object.keys(locked).filter((path) => path.endsWith('node_modules/@aws-amplify/core'));
    expect(copies).toEqual(['node_modules/@aws-amplify/core']);
    expect(locked['node_modules/aws-amplify']?.dependencies).toMatchObject({
      '@aws-amplify/core': manifest.dependencies['@aws-amplify/core'],
    });
  });

  it.each(['aws-amplify', '@aws-sdk/client-ses'])('contain %s, on which the product stands', (name) => {
    expect(manifest.dependencies).toHaveProperty([name]);
  });
});
