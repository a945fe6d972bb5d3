import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import IconX from '@tabler/icons-react/icons/IconX';
import {
  areOrganized,
  NEW_MARGIN_BAND,
  reorganizedMargins,
} from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { bandLabel, MARGIN_TEXTS, removeBand } from '#shared/texts/admin/account-form/editor-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { AmountInput } from '../editors/amount-input.tsx';
import type { SettingControl } from '../setting-field/use-setting.ts';
import { type MarginDraft, marginDraft, readMargins, withBand, withoutBand } from '../values/margin-draft.ts';
import { typedCents, typedPercentage } from '../values/typed-numbers.ts';
import { BandsBar } from './bands-bar.tsx';
import { ExamplePrices } from './example-prices.tsx';
import classes from './margins.module.css';
import { ReorganizedMargins } from './reorganized-margins.tsx';

interface MarginsEditorProps {
  readonly control: SettingControl<readonly MarginDraft[]>;
}

/** The bands of a margin. A low follows from the band before; bands out of order are shown in order, to be taken like that. */
export function MarginsEditor({ control }: MarginsEditorProps) {
  const { name, value: drafts, onChange, errorId } = control;
  const bands = readMargins(drafts);
  const isOrganized = !bands || areOrganized(bands);
  const change = (index: number, part: Partial<MarginDraft>) => {
    const band = drafts[index];
    if (band) onChange(withBand(drafts, index, { ...band, ...part }));
  };
  const addBand = () => {
    const low = drafts.at(-1)?.high ?? marginDraft(NEW_MARGIN_BAND).low;
    onChange([...drafts, { ...marginDraft(NEW_MARGIN_BAND), low }]);
  };
  return (
    <div className={classes['editor']}>
      <div>
        {bands && isOrganized && <BandsBar bands={bands} />}
        {drafts.length === 0 && <p className={classes['none']}>{MARGIN_TEXTS.none}</p>}
        {drafts.length > 0 && (
          <table className={classes['bands']}>
            <thead>
              <tr>
                <th scope="col">
                  {MARGIN_TEXTS.low} <small>{MARGIN_TEXTS.computed}</small>
                </th>
                <th scope="col">{MARGIN_TEXTS.high}</th>
                <th scope="col">{MARGIN_TEXTS.percentage}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {drafts.map(({ low, high, percentage }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a band has no name but its place.
                <tr key={index}>
                  <td>
                    {shownLow(low)} {MARGIN_TEXTS.to}
                  </td>
                  <td>
                    <AmountInput
                      label={bandLabel(MARGIN_TEXTS.high, index + 1)}
                      unit="$"
                      value={high}
                      isWrong={typedCents(high) === undefined}
                      describedBy={errorId}
                      onChange={(typed) => change(index, { high: typed })}
                    />
                  </td>
                  <td>
                    <AmountInput
                      label={bandLabel(MARGIN_TEXTS.percentage, index + 1)}
                      unit="%"
                      value={percentage}
                      isWrong={typedPercentage(percentage) === undefined}
                      describedBy={errorId}
                      onChange={(typed) => change(index, { percentage: typed })}
                    />
                  </td>
                  <td>
                    <IconButton label={removeBand(index + 1)} onClick={() => onChange(withoutBand(drafts, index))}>
                      <IconX size={14} stroke={1.8} aria-hidden />
                    </IconButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={addBand}>
          {MARGIN_TEXTS.newBand}
        </Button>{' '}
        <small className={classes['none']}>{MARGIN_TEXTS.newBandHint}</small>
      </div>
      {bands && !isOrganized && (
        <ReorganizedMargins
          key={JSON.stringify(bands)}
          review={ACCOUNT_SAVE_TEXTS[name === 'aftermarketMargins' ? 'aftermarketReorganized' : 'salvageReorganized']}
          before={bands}
          after={reorganizedMargins(bands)}
          onTake={(taken) => onChange(taken.map(marginDraft))}
        />
      )}
      <ExamplePrices lineOfBusiness={name === 'aftermarketMargins' ? 'aftermarket' : 'salvage'} bands={bands} />
    </div>
  );
}

/** A low that follows from a high being typed is written like all others. */
function shownLow(low: string): string {
  const amount = typedCents(low);
  return amount === undefined ? low : formatMoney(amount);
}
