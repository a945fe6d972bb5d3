import { checkoutJourneys } from '../api-journeys/checkout-journeys.ts';
import { deployedStore } from './deployed-store.ts';

checkoutJourneys(await deployedStore());
