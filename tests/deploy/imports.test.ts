import { importJourneys } from '../api-journeys/import-journeys.ts';
import { deployedStore } from './deployed-store.ts';

importJourneys(await deployedStore());
