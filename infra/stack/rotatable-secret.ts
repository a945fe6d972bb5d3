import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

interface RotatableSecretProps {
  readonly keepsData: boolean;
  readonly description: string;
}

/** A generated secret, `{"current":"…"}`. During a rotation it also has `previous`, which stays valid. */
export class RotatableSecret extends Secret {
  constructor(scope: Construct, id: string, { keepsData, description }: RotatableSecretProps) {
    super(scope, id, {
      description,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
