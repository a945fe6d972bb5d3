import { styleText } from 'node:util';
import type { DemoTenants } from './start/demo-tenants.ts';
import type { Product } from './start/start-product.ts';

/** The message when the store is open: all addresses, and who can sign in. */
export function addresses({ port, mailbox }: Product, { tenants, password }: DemoTenants): string {
  const seconds = (performance.now() / 1000).toFixed(1);
  const stores = tenants.flatMap(({ host, company, users }) => [
    `  ${styleText('bold', `http://${host}:${port}`)}  ${company}`,
    `    ${users.join(', ')}`,
  ]);
  return [
    '',
    `Ready after ${seconds} s. The stores, and who can sign in there with the password ${password}:`,
    ...stores,
    `  Mailbox: ${mailbox}`,
    '',
    'Ctrl-C ends it and loses nothing; npm run reset begins anew.',
  ].join('\n');
}
