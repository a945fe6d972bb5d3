import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';

/** The engine as a process that can be killed: `node dynamodb-process.ts FOLDER` prints its endpoint. */
const [path = ''] = process.argv.slice(2);
const { endpoint } = await startDynamodb({ path });
process.stdout.write(`${endpoint}\n`);
