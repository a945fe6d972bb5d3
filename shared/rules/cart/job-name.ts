/** The job of a job cart. Each field may be empty, but not all. */
export interface Job {
  readonly label: string;
  readonly vehicle: string;
  readonly repairOrder: string;
}

/** The name of a job: its label, or else its vehicle or repair order. */
export const jobName = ({ label, vehicle, repairOrder }: Job): string => label || vehicle || repairOrder;

/** All facts about a job, its name first. */
export const jobFacts = ({ label, vehicle, repairOrder }: Job): string[] =>
  [label, vehicle, repairOrder].filter((fact) => fact.trim() !== '');
