import { formed } from './cells.ts';

/** Part type, sequence and suffix; kept as given, with its zeros and side (case E19). */
export const interchangeNumber = formed(/^\d{3}[ -]?\d{1,7}[A-Za-z]{0,3}$/, 'interchange number such as 591-04039L');
