import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '../project-paths.ts';

export interface DemoTenants {
  readonly tenants: readonly { readonly host: string; readonly company: string; readonly users: readonly string[] }[];
  /** Of all of them. */
  readonly password: string;
}

/** Who can sign in where after the demo accounts were loaded. Named by path, for infra/ imports no functions. */
export async function readDemoTenants(): Promise<DemoTenants> {
  const file = pathToFileURL(path.join(PROJECT, 'functions/demo/demo-accounts.ts'));
  const { demoTenants: tenants, DEMO_PASSWORD: password } = await import(file.href);
  return { tenants, password };
}
