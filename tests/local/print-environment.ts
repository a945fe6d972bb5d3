import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

/** Says what the environment leads to, and ends with a code of its own. */
const { TableNames: tables } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
console.log(JSON.stringify({ arguments: process.argv.slice(2), tables, tableName: process.env['TABLE_NAME'] }));
process.exitCode = 7;
