/** The output of `cdk synth`: a CloudFormation template as JSON. */
export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>;
}

interface Resource {
  readonly Type: string;
  /** Unresolved, with CloudFormation's functions (`Ref`, `Fn::Join` …). */
  readonly Properties?: unknown;
}

/** The resources of a type as `[logical id, properties]`. The caller supplies the type of the properties. */
export const resourcesOf = <Properties>({ Resources }: Template, type: string): [string, Properties][] =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, { Properties: properties }]) => [id, properties as Properties]);
