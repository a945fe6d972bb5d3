import { deployedTools } from '../deployed-tools.ts';
import { importSteps } from './import-steps.ts';

/** The Lambda that runs every task of the state machine. */
export const handler = importSteps(deployedTools);
