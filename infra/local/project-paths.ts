import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The output of the local build. It is not part of the state, and can always be rebuilt. */
export const BUILT = {
  assembly: path.join(PROJECT, 'dist/local/cdk.out'),
  template: path.join(PROJECT, 'dist/local/cdk.out/PartsOrdering.template.json'),
  frontend: path.join(PROJECT, 'dist/frontend'),
  stamps: path.join(PROJECT, 'dist/local'),
} as const;

/** Everything that the local product stores, in one folder: `STATE_FOLDER`, .local/ by default. */
export function statePaths(environment: NodeJS.ProcessEnv) {
  const folder = path.resolve(PROJECT, environment['STATE_FOLDER'] ?? '.local');
  return {
    folder,
    table: path.join(folder, 'dynamodb'),
    objects: path.join(folder, 's3'),
    secrets: path.join(folder, 'secrets'),
    executions: path.join(folder, 'executions'),
    endpoints: path.join(folder, 'endpoints.json'),
    marks: path.join(folder, 'mark'),
    demo: path.join(folder, 'demo.json'),
    demoCatalogue: path.join(folder, 'demo-catalogue.txt'),
  };
}

export type StatePaths = ReturnType<typeof statePaths>;
