import { describe, expect, it } from 'vitest';
import { run } from '#infra/commands/child-process.ts';

const node = (script: string, timeout = 20_000) => run(process.execPath, ['-e', script], { timeout });

describe('a command', () => {
  it('gives what it prints on both channels', async () => {
    const output = await node('console.log("out"); console.error("err")');
    expect(output.trim().split('\n').toSorted()).toEqual(['err', 'out']);
  });

  it('that fails says how, and the end of what it printed', async () => {
    // Nothing but the end of the script ends it: process.exit() cuts off what nobody has read yet.
    const failing = node('for (let line = 1; line < 200; line++) console.log("line " + line); process.exitCode = 3');
    await expect(failing).rejects.toThrow(/ended with exit code 3\nline 140\nline 141\n/);
  });

  it('that does not exist is a failure like any other', async () => {
    await expect(run('no-such-command', [], { timeout: 1000 })).rejects.toThrow('no-such-command');
  });

  it('that takes too long is ended with what it started', async () => {
    const forever = 'setInterval(() => {}, 1000)';
    // A child that lived on would hold the channel open, and the command would have no end.
    const options = `process.execPath, ['-e', '${forever}'], { stdio: 'inherit' }`;
    const parent = `require('node:child_process').spawn(${options}); ${forever}`;
    await expect(node(parent, 500)).rejects.toThrow('was ended after 0.5 s');
  });
});
