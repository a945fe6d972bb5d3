/* biome-ignore-all lint/suspicious/noConsole: the library's warnings belong on the browser's console */
/**
 * Stands in the pages for Amplify's logger, which is part of the first load: of its levels, listeners and time stamps the
 * store uses none, and its warnings and errors go to the console as they are.
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
