import { type Job, jobFacts } from '#shared/rules/cart/job-name.ts';
import { jobCartNamed } from '#shared/texts/cart/cart-page-texts.ts';
import classes from './job-line.module.css';

/** Which job cart one works in, and what is known of the job; nothing of the cart that everybody has. */
export function JobLine({ job }: { readonly job: Job | null | undefined }) {
  return job && <p className={classes['job']}>{jobCartNamed(jobFacts(job).join(' · '))}</p>;
}
