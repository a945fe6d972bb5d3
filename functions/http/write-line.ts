/** A line of the function's log. Not by the console, before whose lines Lambda puts words of its own. */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
