import type { Duration, Size } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataTable, TableRights } from './data-table.ts';
import { Logs } from './logs.ts';

interface ProductFunctionProps {
  /** The name of the folder in functions/. Logs and metrics have it, too. */
  readonly name: string;
  readonly config: Config;
  /** The folder with the bundled handler.mjs. */
  readonly code: string;
  readonly table: DataTable;
  readonly rights: TableRights;
  /** Megabytes; the share of the processor grows with them. */
  readonly memory?: number;
  readonly timeout: Duration;
  /** Space for temporary files; half a gigabyte by default. */
  readonly scratch?: Size;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A Lambda with its own role and log. It may use the table, and nothing else that is not granted to it. */
export class ProductFunction extends Construct {
  readonly handler: LambdaFunction;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    super(scope, id);
    const { name, config, code, table, rights, memory = 1024, timeout, scratch, environment } = props;
    const logGroup = new Logs(this, 'Logs', config);
    // The default role of a function may write every log of the account, so it gets its own.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.handler = new LambdaFunction(this, 'Handler', {
      code: Code.fromAsset(code),
      handler: 'handler.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: architectureFor(config.natives),
      memorySize: memory,
      timeout,
      ...(scratch && { ephemeralStorageSize: scratch }),
      role,
      logGroup,
      environment: {
        STAGE: config.stage,
        TABLE_NAME: table.tableName,
        SERVICE_NAME: name,
        METRICS_NAMESPACE: 'PartsOrdering',
        ...environment,
      },
    });
    table.allow(this.handler, rights);
  }
}

const architectureFor = (natives: Config['natives']): Architecture =>
  natives === 'x64' || (natives === 'host' && process.arch === 'x64') ? Architecture.X86_64 : Architecture.ARM_64;
