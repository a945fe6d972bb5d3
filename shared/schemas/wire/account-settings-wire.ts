import * as z from 'zod/mini';
import { settingsShape } from '../fields/account-settings.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema, percentageSchema } from '../fields/money.ts';

/** The settings of an account as sent: decimals and line keys. */
export const accountSettingsWireSchema = z.object(
  settingsShape({ money: moneySchema, rate: percentageSchema, line: lineKeySchema }),
);
