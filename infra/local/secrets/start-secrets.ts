import { startJsonServer } from '../aws-json-server.ts';
import type { LocalServer } from '../local-server.ts';
import type { SecretFiles } from './secret-files.ts';

type Operation = (files: SecretFiles, name: string, request: Readonly<Record<string, unknown>>) => Promise<object>;

/** An error response. The SDK throws an error with its name. */
class Refusal extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  GetSecretValue: async (files, name) => ({ ...described(name), SecretString: await existing(files, name) }),
  PutSecretValue: async (files, name, { SecretString }) => {
    if (typeof SecretString !== 'string') throw new Refusal('InvalidParameterException', 'You must provide a string');
    await existing(files, name);
    await files.write(name, SecretString);
    return described(name);
  },
};

/** Secrets Manager on 127.0.0.1, based on files. It accepts ARNs and names, and has one version of each secret. */
export const startSecrets = (files: SecretFiles): Promise<LocalServer> =>
  startJsonServer({
    name: 'Secrets Manager',
    version: '1.1',
    answer: async (operationName, body) => {
      try {
        const operation = OPERATIONS[operationName];
        if (!operation) throw new Refusal('UnknownOperationException', `No operation ${operationName} here`);
        const request = JSON.parse(body) as Readonly<Record<string, unknown>>;
        return { statusCode: 200, body: await operation(files, nameOf(String(request['SecretId'])), request) };
      } catch (error) {
        if (error instanceof Refusal) return { statusCode: 400, body: { __type: error.type, Message: error.message } };
        throw error;
      }
    },
  });

const PREFIX = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:';

const described = (Name: string) => ({
  ARN: PREFIX + Name,
  Name,
  VersionId: 'local',
  VersionStages: ['AWSCURRENT'],
});

const nameOf = (secretId: string): string => (secretId.startsWith(PREFIX) ? secretId.slice(PREFIX.length) : secretId);

async function existing(files: SecretFiles, name: string): Promise<string> {
  const value = await files.read(name);
  if (value === undefined) {
    throw new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return value;
}
