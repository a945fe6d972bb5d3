/** What a job cart is for; each may be empty, but not all. */
export interface Job {
  readonly label: string;
  readonly vehicle: string;
  readonly repairOrder: string;
}

/** What a job is called: its label, or what else is known of it. */
export const jobName = ({ label, vehicle, repairOrder }: Job): string => label || vehicle || repairOrder;

/** Everything that is known of a job, its name first. */
export const jobFacts = ({ label, vehicle, repairOrder }: Job): string[] =>
  [label, vehicle, repairOrder].filter((fact) => fact.trim() !== '');
