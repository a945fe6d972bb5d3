import { locationFormat } from '../location-format.ts';

/** Where recycled parts ship from (decision C4). */
export const yardsFormat = locationFormat('yard', 'yards', ['Yard Number', 'Yard', 'Number'], '004');
