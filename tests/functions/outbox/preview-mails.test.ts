import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { previewMails } from '#functions/outbox/preview/preview-mails.ts';
import { sampleEmails } from '#functions/outbox/preview/sample-emails.ts';

it('every letter can be looked at in two brands, as a page and as text', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pages = await previewMails(folder);
  expect(pages).toHaveLength(Object.keys(sampleEmails).length * 2);
  expect(await readdir(folder)).toHaveLength(pages.length * 2);
});
