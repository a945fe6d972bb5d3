/** A variable that the runner of these tests has to set. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; see docs/emulators.md`);
  return value;
}
