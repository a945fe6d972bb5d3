import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '../project-paths.ts';

export interface DemoTenants {
  readonly tenants: readonly { readonly host: string; readonly company: string; readonly users: readonly string[] }[];
  /** All users have this password. */
  readonly password: string;
}

/** The users of the demo accounts by store. It is loaded by path, because infra/ does not import functions. */
export async function readDemoTenants(): Promise<DemoTenants> {
  const file = pathToFileURL(path.join(PROJECT, 'functions/demo/demo-accounts.ts'));
  const { demoTenants: tenants, DEMO_PASSWORD: password } = await import(file.href);
  return { tenants, password };
}
