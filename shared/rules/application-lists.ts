import type { Application } from '../schemas/application.ts';
import { LINE_FACTS, linesOfBusiness } from './line-of-business.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { COUNTRIES } from './postal-code.ts';
import { STATES } from './states.ts';

type ListName = 'linesOfBusiness' | 'orderStatuses' | 'states' | 'countries';

/** The lists that every store tells its visitors, the same for all of them (decision I7). */
export const APPLICATION_LISTS: Pick<Application, ListName> = {
  linesOfBusiness: linesOfBusiness.map((line) => ({
    key: line,
    name: LINE_FACTS[line].label,
    companyCode: LINE_FACTS[line].companyCode,
  })),
  orderStatuses: Object.entries(ORDER_STATUSES).map(([key, name]) => ({ key: Number(key), name })),
  states: STATES.map((state) => ({ ...state })),
  countries: Object.entries(COUNTRIES).map(([code, name]) => ({ code, name })),
};
