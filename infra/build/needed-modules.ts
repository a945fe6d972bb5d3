import { build, type InlineConfig } from 'vite';

/** The modules that the browser loads for a file of the pages, given by its path, by their ids. */
type NeededModules = (from: string) => ReadonlySet<string>;

/**
 * Builds the pages to find the modules of each file that is loaded with `import()`. Only a build shows them, because it
 * drops unused code: a library's index names all of its parts. Nothing is written.
 */
export async function neededModules(config: InlineConfig): Promise<NeededModules> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (from) => {
    const needed = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId === from));
    if (needed.size !== 1) throw new Error(`The pages load ${from} ${needed.size} times`);
    for (const chunk of needed) {
      for (const name of chunk.imports) {
        const imported = byName.get(name);
        if (imported) needed.add(imported);
      }
    }
    return new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
  };
}
