import { LONGEST_PASTED } from '#shared/rules/base/input-mask.ts';
import { maskedPostalCode, sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { useSession, useUser } from '../../../session/session-context.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { toast } from '../../../ui/page/toasts.tsx';

/**
 * Asks for the postal code to ship to, again when the server refuses it (storefront 4). Nothing changes when the question
 * is dismissed; where the account needs a postal code and has none, signing out is the only other way.
 */
export function useChangePostalCode(): () => Promise<void> {
  const { changePostalCode, signOut } = useSession();
  const user = useUser();
  const dialogs = useDialogs();

  return async () => {
    const companyCodes = companyCodesOf(user);
    const isNeeded = user?.isPostalCodeRequired && !user.postalCode;
    const title = user?.postalCode ? SHELL_TEXTS.changePostalCode : SHELL_TEXTS.postalCodeMissing;
    let typed = user?.postalCode ?? '';
    let problem: string | undefined;
    for (;;) {
      const answer = await dialogs.prompt({
        title,
        label: LOGIN_TEXTS.postalCode,
        ...(user?.postalCode && { description: SHELL_TEXTS.postalCodeEmptiesCart }),
        ...(isNeeded && { otherWay: { label: SHELL_TEXTS.signOut, onChoose: () => void signOut() } }),
        maxLength: LONGEST_PASTED,
        initialValue: typed,
        problem,
        inputMode: companyCodes.includes('002') ? 'text' : 'numeric',
        clean: (text) => cleaned(text, companyCodes),
        format: maskedPostalCode,
        validate: (value) => (sessionPostalCode(value, companyCodes) ? undefined : SESSION_TEXTS.invalidPostalCode),
      });
      if (answer === undefined) return;
      typed = answer;
      // Nothing is put into a cart that is about to be cleared.
      const finish = dialogs.showLoading(SHELL_TEXTS.changingPostalCode);
      try {
        await changePostalCode(answer);
        toast.success(SHELL_TEXTS.postalCodeChanged);
        return;
      } catch (error) {
        problem = failureText(error);
        toast.error(problem);
      } finally {
        finish();
      }
    }
  };
}

/**
 * Pasted text is cleaned before it is cut to the maximum length of the field (storefront 4): 5, or 7 ('S0S-0S0') for
 * accounts that buy in Canada (decision X1).
 */
const cleaned = (text: string, companyCodes: readonly string[]): string =>
  maskedPostalCode(sessionPostalCode(text, companyCodes) ?? text).slice(0, companyCodes.includes('002') ? 7 : 5);

const companyCodesOf = (user: SignedInUser | undefined) => user?.customers.map(({ companyCode }) => companyCode) ?? [];
