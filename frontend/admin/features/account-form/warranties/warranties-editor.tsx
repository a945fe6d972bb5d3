import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useEffect, useState } from 'react';
import {
  isCodeTaken,
  newWarranty,
  nextWarrantyCode,
  type WarrantyEntry,
  warrantyTerms,
  withDefaultWarranty,
  withEntry,
  withMethod,
  withoutEntry,
} from '#shared/rules/accounts/warranties/warranty-editing.ts';
import { WARRANTY_TEXTS, warrantyDescription } from '#shared/texts/admin/account-form/editor-texts.ts';
import { WARRANTY_COST_TEXTS } from '#shared/texts/admin/account-form/example-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { SettingControl } from '../setting-field/use-setting.ts';
import { type EntryDraft, entryDraft } from './entry-draft.ts';
import classes from './warranties.module.css';
import { curveScale, useExamplePart, WarrantyCurve } from './warranty-curve.tsx';
import { WarrantyForm } from './warranty-form.tsx';
import { WarrantyList } from './warranty-list.tsx';

/** How long the editor says that a warranty exists (admin 9). */
const ERROR_MS = 3000;

interface Edited {
  readonly draft: EntryDraft;
  /** The code of the entry; undefined for a new one. */
  readonly code: WarrantyEntry['code'] | undefined;
}

interface WarrantiesEditorProps {
  readonly control: SettingControl<WarrantyEntry[]>;
}

/** The warranties of major or of other parts. One of them at most is the default, and no code is there twice. */
export function WarrantiesEditor({ control: { name, value: entries, onChange } }: WarrantiesEditorProps) {
  const list = name === 'majorWarranty' ? 'major' : 'other';
  const [edited, setEdited] = useState<Edited>();
  const [isThere, setIsThere] = useState(false);
  const next = nextWarrantyCode(list, entries);
  const example = useExamplePart(list === 'major' ? 'majorWarranty' : 'otherWarranty');
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => setIsThere(false), ERROR_MS);
    return () => clearTimeout(timer);
  }, [isThere]);

  function edit(entry: WarrantyEntry, code: Edited['code']) {
    const other = withMethod(entry, entry.method === 'Range' ? 'Percentage' : 'Range');
    setEdited({ draft: entryDraft(entry, other), code });
    setIsThere(false);
  }

  function addNew() {
    if (next === undefined) return;
    const { months = 0, labor } = warrantyTerms(next);
    edit(newWarranty(next, warrantyDescription(months, labor)), undefined);
  }

  function keep(entry: WarrantyEntry) {
    if (isCodeTaken(entries, entry.code, edited?.code)) {
      setIsThere(true);
      return;
    }
    onChange(withEntry(entries, entry, edited?.code));
    setEdited(undefined);
  }

  return (
    <div className={classes['editor']}>
      <WarrantyList
        name={name}
        entries={entries}
        onEdit={(entry) => edit(entry, entry.code)}
        onRemove={(code) => onChange(withoutEntry(entries, code))}
        onDefault={(code) => onChange(withDefaultWarranty(entries, code))}
      />
      {edited ? (
        <WarrantyForm
          key={edited.code ?? edited.draft.code}
          draft={edited.draft}
          example={example}
          others={entries}
          problem={isThere ? ACCOUNT_TEXTS.warrantyExists : undefined}
          onDone={keep}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <div>
          <Button
            variant="default"
            size="xs"
            aria-disabled={next === undefined || undefined}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={addNew}
          >
            {WARRANTY_TEXTS.newWarranty}
          </Button>{' '}
          {next === undefined && <small>{WARRANTY_TEXTS.allUsed}</small>}
        </div>
      )}
      <div className={classes['curves']}>
        {entries
          .filter(({ code }) => code !== edited?.code)
          .map((entry) => (
            <WarrantyCurve key={entry.code} entry={entry} example={example} scale={curveScale(entries, example)} />
          ))}
      </div>
      {example === 'none' && <small>{WARRANTY_COST_TEXTS.noExample}</small>}
      {example === 'other' && <small>{WARRANTY_COST_TEXTS.notForPart}</small>}
    </div>
  );
}
