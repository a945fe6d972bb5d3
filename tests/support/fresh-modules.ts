import { afterAll, vi } from 'vitest';

// Runs before each test file of a worker that goes on with the next file. Our own modules are loaded anew, so that what
// they remember ends with the file. Packages stay loaded.
vi.resetModules();

const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
