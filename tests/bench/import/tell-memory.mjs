// Loaded before a script whose use of memory and processor is measured.
process.on('exit', () => process.stderr.write(`${JSON.stringify(process.resourceUsage())}\n`));
