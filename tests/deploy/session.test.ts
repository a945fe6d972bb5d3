import { sessionJourneys } from '../api-journeys/session-journeys.ts';
import { deployedStore } from './deployed-store.ts';

sessionJourneys(await deployedStore());
