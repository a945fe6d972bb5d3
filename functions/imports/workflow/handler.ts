import { deployedTools } from '../deployed-tools.ts';
import { importSteps } from './import-steps.ts';

/** Called by the state machine, for each of its tasks. */
export const handler = importSteps(deployedTools);
