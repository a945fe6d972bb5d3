import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconX from '@tabler/icons-react/icons/IconX';
import { type WarrantyEntry, warrantyTerms } from '#shared/rules/accounts/warranties/warranty-editing.ts';
import {
  defaultWarranty,
  editWarranty,
  monthsOf,
  removeWarranty,
  WARRANTY_TEXTS,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { costOfWarranty } from '../values/setting-in-full.ts';
import classes from './warranties.module.css';

type Code = WarrantyEntry['code'];

interface WarrantyListProps {
  readonly name: string;
  readonly entries: readonly WarrantyEntry[];
  readonly onEdit: (entry: WarrantyEntry) => void;
  readonly onRemove: (code: Code) => void;
  readonly onDefault: (code: Code | undefined) => void;
}

/** The warranties with their codes, what they cost, and which one is the default. */
export function WarrantyList({ name, entries, onEdit, onRemove, onDefault }: WarrantyListProps) {
  if (entries.length === 0) return null;
  const hasDefault = entries.some((entry) => entry.default);
  return (
    <table className={classes['entries']}>
      <thead>
        <tr>
          <th scope="col">{WARRANTY_TEXTS.isDefault}</th>
          <th scope="col">{WARRANTY_TEXTS.code}</th>
          <th scope="col">{WARRANTY_TEXTS.month}</th>
          <th scope="col">{WARRANTY_TEXTS.type}</th>
          <th scope="col">{WARRANTY_TEXTS.cost}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { months, labor } = warrantyTerms(entry.code);
          return (
            <tr key={entry.code}>
              <td>
                <input
                  type="radio"
                  name={`${name}Default`}
                  aria-label={defaultWarranty(entry.code)}
                  checked={entry.default}
                  onChange={() => onDefault(entry.code)}
                />
              </td>
              <th scope="row">{entry.code}</th>
              <td>{months === undefined ? WARRANTY_TEXTS.lifetime : monthsOf(months)}</td>
              <td>{labor ? WARRANTY_TEXTS.partsAndLabor : WARRANTY_TEXTS.parts}</td>
              <td>{costOfWarranty(entry)}</td>
              <td>
                <span className={classes['acts']}>
                  <IconButton label={editWarranty(entry.code)} onClick={() => onEdit(entry)}>
                    <IconPencil size={14} stroke={1.8} aria-hidden />
                  </IconButton>
                  <IconButton label={removeWarranty(entry.code)} onClick={() => onRemove(entry.code)}>
                    <IconX size={14} stroke={1.8} aria-hidden />
                  </IconButton>
                </span>
              </td>
            </tr>
          );
        })}
        <tr>
          <td>
            <input
              type="radio"
              name={`${name}Default`}
              aria-label={WARRANTY_TEXTS.noDefault}
              checked={!hasDefault}
              onChange={() => onDefault(undefined)}
            />
          </td>
          <td colSpan={5}>{WARRANTY_TEXTS.noDefault}</td>
        </tr>
      </tbody>
    </table>
  );
}
