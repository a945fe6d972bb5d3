import * as z from 'zod/mini';
import { ACCOUNT_TEXTS } from '../../texts/session/account-texts.ts';
import { USER_NAME_LENGTH, userNameFault } from '../../values/people/user-name.ts';

/** A user name of 8 to 100 characters without spaces. The error says which of these is wrong (admin 5). */
export const userNameSchema = z
  .string()
  .check(
    z.maxLength(USER_NAME_LENGTH.most, { error: ACCOUNT_TEXTS.userNameTooLong, abort: true }),
    ({ value, issues }) => {
      const fault = userNameFault(value);
      if (fault) issues.push({ code: 'custom', input: value, message: ACCOUNT_TEXTS[fault] });
    },
  );
