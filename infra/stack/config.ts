import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const host = z.string().check(z.regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'Not a lower-case host name'));
const positive = z.int().check(z.positive());

const schema = z.strictObject({
  /** AWS account and region; without them the template fits any. */
  account: z.optional(z.string().check(z.regex(/^\d{12}$/, 'Twelve digits'))),
  region: z.optional(z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'Not an AWS region'))),
  /** False for emulators that have no CloudFront. */
  hasCdn: z._default(z.boolean(), true),
  /** False for temporary stages: there is no deletion protection, and the data is deleted with the stack. */
  keepsData: z._default(z.boolean(), true),
  /**
   * The machine for which native packages are installed. With `none`, functions use those of the project's
   * node_modules.
   */
  natives: z._default(z.enum(['arm64', 'x64', 'host', 'none']), 'arm64'),
  /** Host names of the CDN; `*.` as the first label takes every tenant under a domain. */
  domainNames: z._default(z.array(host), []),
  /** The certificate of all domain names. CloudFront only reads certificates in us-east-1. */
  certificateArn: z.optional(
    z
      .string()
      .check(
        z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'Not the ARN of a certificate in us-east-1'),
      ),
  ),
  /** The hosted zone for the records of the domain names. Without it they must be created by hand. */
  hostedZone: z.optional(z.strictObject({ id: text, name: host })),
  /** The domain from which email is sent. */
  mailDomain: z.optional(host),
  alarmEmail: z.optional(z.email()),
  /** The limit for the requests of all callers together. Requests beyond it get a 429. */
  throttling: z._default(z.strictObject({ ratePerSecond: positive, burst: positive }), {
    ratePerSecond: 500,
    burst: 1000,
  }),
  /** The version of the CDN's secret that CloudFront sends; see "Rotating secrets" in docs/deploy.md. */
  cdnSecretVersion: z.optional(text),
});

export type Config = z.output<typeof schema> & { readonly stage: string };

/** A mistake in the configuration. The message says what to change. */
export class ConfigError extends Error {}

/** Settings that depend on each other, with a message for each conflict. */
const RULES: readonly { readonly broken: (config: Config) => boolean; readonly message: string }[] = [
  {
    broken: ({ stage }) => !/^[a-z][a-z0-9-]{0,15}$/.test(stage),
    message: 'stage: its name is part of names in AWS: a lower-case letter, then at most 15 of a-z, 0-9 and -',
  },
  {
    broken: ({ account, region }) => (account === undefined) !== (region === undefined),
    message: 'account: account and region need each other',
  },
  {
    broken: ({ hasCdn, keepsData }) => !hasCdn && keepsData,
    message: 'hasCdn: without a CDN any caller may claim any host and address, so keepsData must be false',
  },
  {
    broken: ({ hasCdn, domainNames }) => !hasCdn && domainNames.length > 0,
    message: 'domainNames: they are names of the CDN, and hasCdn is false',
  },
  {
    broken: ({ domainNames, certificateArn }) => domainNames.length > 0 !== (certificateArn !== undefined),
    message: 'certificateArn: domainNames and certificateArn need each other',
  },
  {
    broken: ({ hostedZone, domainNames }) =>
      hostedZone !== undefined && !domainNames.every((name) => `.${name}`.endsWith(`.${hostedZone.name}`)),
    message: 'hostedZone: not every one of domainNames is in it',
  },
];

/** Checks the file of a stage. Throws a ConfigError that lists every mistake. */
export function parseConfig(stage: string, json: unknown): Config {
  const result = z.safeParse(schema, json, { error: z.locales.en().localeError });
  if (!result.success) throw new ConfigError(`Stage ${stage}:\n${z.prettifyError(result.error)}`);
  const config = { stage, ...result.data };
  const broken = RULES.filter((rule) => rule.broken(config));
  if (broken.length > 0) throw new ConfigError([`Stage ${stage}:`, ...broken.map(({ message }) => message)].join('\n'));
  return config;
}

const STAGES = path.join(import.meta.dirname, '../stages');

/** Reads infra/stages/{stage}.json. Throws a ConfigError if it is missing or invalid. */
export async function readConfig(stage: string): Promise<Config> {
  const stages = (await readdir(STAGES)).map((file) => path.basename(file, '.json'));
  if (!stages.includes(stage)) throw new ConfigError(`No stage '${stage}' in infra/stages: ${stages.join(', ')}`);
  const file = await readFile(path.join(STAGES, `${stage}.json`), 'utf8');
  return parseConfig(stage, jsonOf(stage, file));
}

function jsonOf(stage: string, file: string): unknown {
  try {
    return JSON.parse(file);
  } catch (error) {
    throw new ConfigError(`Stage ${stage}: not JSON, ${error}`);
  }
}
