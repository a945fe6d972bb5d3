import { Checkbox } from '@mantine/core';
import { SHORTCUT_TEXTS } from '#shared/texts/base/shortcut-texts.ts';
import { TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import { KeysDialog } from '../../../../shortcuts/keys-dialog.tsx';
import { switchSingleKeys, useSingleKeysOn } from '../../../../shortcuts/single-keys.ts';

/** These belong to the row or the page, and so are no shortcuts of the table. */
const OTHERS = [
  { keys: 'Enter', label: TABLE_TEXTS.addPart },
  { keys: '1–9', label: TABLE_TEXTS.typeQuantity },
  { keys: '/', label: TABLE_TEXTS.find },
];

/** The keys of a table, and whether single letters are among them. */
export function TableKeys({ onClose }: { readonly onClose: () => void }) {
  return (
    <KeysDialog also={OTHERS} onClose={onClose}>
      <Checkbox
        mt="md"
        label={SHORTCUT_TEXTS.singleKeys}
        description={TABLE_TEXTS.keysDetail}
        checked={useSingleKeysOn()}
        onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
      />
    </KeysDialog>
  );
}
