import { useAccountState } from '../account-context.ts';
import { inOrder } from '../values/account-values.ts';

const without = (codes: readonly number[], code: number): number[] => codes.filter((one) => one !== code);
const including = (codes: readonly number[], code: number): number[] => inOrder([...without(codes, code), code]);

/** The marks of a setting, and the ways to change them. Branches may only change what is handed down. */
export function useMarks(code: number) {
  const { form, view } = useAccountState();
  const { inheritedFields, changeableFields } = form.values;
  const mayMark = view.fields.some((field) => field.code === code && field.mayMark);
  const isHandedDown = inheritedFields.includes(code);
  const isChangeable = changeableFields.includes(code);
  return {
    isHandedDown,
    isChangeable,
    toggleHandDown() {
      if (!mayMark) return;
      if (!isHandedDown) form.change({ inheritedFields: including(inheritedFields, code) });
      else {
        form.change({
          inheritedFields: without(inheritedFields, code),
          ...(isChangeable && { changeableFields: without(changeableFields, code) }),
        });
      }
    },
    toggleMayChange() {
      if (!mayMark || !isHandedDown) return;
      form.change({
        changeableFields: isChangeable ? without(changeableFields, code) : including(changeableFields, code),
      });
    },
  };
}
