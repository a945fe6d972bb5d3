import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { FUNCTION_NAMES } from '#infra/build/bundle-functions.ts';
import { newApp } from '#infra/stack/app.ts';
import { parseConfig } from '#infra/stack/config.ts';
import { PartsOrderingStack } from '#infra/stack/parts-ordering-stack.ts';

/** Everything synthesised here, until the tests of the file are over. */
const scratch = mkdtempSync(path.join(tmpdir(), 'synthesised-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));

/** Functions that do nothing, for tests of what stands around them. */
const functionsFolder = path.join(scratch, 'functions');
for (const name of FUNCTION_NAMES) {
  mkdirSync(path.join(functionsFolder, name), { recursive: true });
  writeFileSync(path.join(functionsFolder, name, 'handler.mjs'), 'export const handler = async () => ({});');
}

/** An app with the stack of a stage, of the same id for each as in main.ts. */
export function appOf(
  settings: object = {},
  stage = 'test',
): { readonly app: App; readonly stack: PartsOrderingStack } {
  const app = newApp(mkdtempSync(path.join(scratch, 'cdk-')));
  const stack = new PartsOrderingStack(app, 'PartsOrdering', { config: parseConfig(stage, settings), functionsFolder });
  return { app, stack };
}

export function templateOf(settings?: object, stage?: string): Template {
  // The CDK's own checks take longer than all the rest; acknowledged-findings.test.ts runs them.
  process.env['CDK_VALIDATION'] = 'false';
  return Template.fromStack(appOf(settings, stage).stack);
}

export interface Resource {
  // biome-ignore lint/suspicious/noExplicitAny: a template is JSON of hundreds of shapes.
  readonly Properties: any;
  readonly DeletionPolicy?: string;
}

/** The resources of a type by logical id, such as 'AWS::S3::Bucket'. */
export const resourcesOf = (template: Template, type: string): readonly (readonly [string, Resource])[] =>
  Object.entries(template.findResources(type)) as [string, Resource][];

/** The properties of the only resource of a type. Throws if there is none or more than one. */
export function propertiesOf(template: Template, type: string): Resource['Properties'] {
  const [first, ...others] = resourcesOf(template, type);
  if (!first || others.length > 0) throw new Error(`Not one resource of type ${type}`);
  return first[1].Properties;
}
