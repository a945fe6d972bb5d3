/** What `cdk synth` writes: a CloudFormation template as JSON. */
export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>;
}

interface Resource {
  readonly Type: string;
  /** As they are written, CloudFormation's own functions (`Ref`, `Fn::Join` …) included. */
  readonly Properties?: unknown;
}

/** The resources of a type as `[logical id, properties]`; the caller says what it knows of their properties. */
export const resourcesOf = <Properties>({ Resources }: Template, type: string): [string, Properties][] =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, { Properties: properties }]) => [id, properties as Properties]);
