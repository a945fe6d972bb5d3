import type { Application } from '../../schemas/wire/application.ts';
import { COUNTRIES } from '../../values/countries.ts';
import { LINE_FACTS, linesOfBusiness } from '../../values/line-of-business.ts';
import { ORDER_STATUSES } from '../../values/order-status.ts';
import { STATES } from '../shipping/regions.ts';

type ListName = 'linesOfBusiness' | 'orderStatuses' | 'states' | 'countries';

/** The lists that every store shows its visitors. They are the same for all stores (decision I7). */
export const APPLICATION_LISTS: Pick<Application, ListName> = {
  linesOfBusiness: linesOfBusiness.map((lineOfBusiness) => ({
    key: lineOfBusiness,
    name: LINE_FACTS[lineOfBusiness].label,
    companyCode: LINE_FACTS[lineOfBusiness].companyCode,
  })),
  orderStatuses: Object.entries(ORDER_STATUSES).map(([key, name]) => ({ key: Number(key), name })),
  states: STATES.map((state) => ({ ...state })),
  countries: Object.entries(COUNTRIES).map(([code, name]) => ({ code, name })),
};
