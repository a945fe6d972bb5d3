import { readFile } from 'node:fs/promises';
import { encodePicture } from '#functions/pictures/encode-picture.ts';

// Encodes a file twice, as a function does with its first picture and the next, and writes what it took as JSON.
const [file = ''] = process.argv.slice(2);
const bytes = await readFile(file);
const times: number[] = [];
for (let time = 0; time < 2; time += 1) {
  const began = process.cpuUsage();
  await encodePicture(bytes, 'spot').catch(() => undefined);
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
}
process.stdout.write(JSON.stringify({ times, memory: process.resourceUsage().maxRSS / 1024 }));
