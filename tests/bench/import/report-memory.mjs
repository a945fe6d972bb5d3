// Loaded before a script to measure its memory and processor use.
process.on('exit', () => process.stderr.write(`${JSON.stringify(process.resourceUsage())}\n`));
