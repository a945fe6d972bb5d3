/* biome-ignore-all lint/suspicious/noConsole: the library's warnings belong on the browser's console */
/**
 * Replaces Amplify's logger in the pages, which is part of the first load. The store does not use the logger's levels,
 * listeners and time stamps. Warnings and errors go to the console as they are.
 */
export class ConsoleLogger {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  warn(...values: unknown[]): void {
    console.warn(this.#name, ...values);
  }

  error(...values: unknown[]): void {
    console.error(this.#name, ...values);
  }

  /** Details of single requests, which only the library's authors read. */
  debug(): void {}
  info(): void {}
  verbose(): void {}
  log(): void {}
}
