import { cleanIpText, ipLines } from '#shared/rules/accounts/ip-list-text.ts';
import { IP_TEXTS, SETTING_CHOICES, youAreAt } from '#shared/texts/admin/account-form/editor-texts.ts';
import { isIpBlocked } from '#shared/values/ip-restriction.ts';
import { ChoiceSwitch } from '../../../../ui/base/choice-switch.tsx';
import { useAccountState } from '../account-context.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import classes from './editor.module.css';
import { TextAreaEditor } from './text-area-editor.tsx';

const METHODS = SETTING_CHOICES.ipMethod.map((label, method) => ({ value: String(method), label }));
const MOST_TEXT = 20_000;

/** Who may come from where. Each line is judged as it stands. A branch restricts checkout at most (admin 6). */
export const IpEditor: SettingEditor<SettingDraft<'ipRestriction'>> = ({ control }) => {
  const { view } = useAccountState();
  const { value, onChange, errorId } = control;
  // Cleaned while typing, a blank before a hyphen would begin a new line.
  const cleaned = cleanIpText(value.list);
  const lines = ipLines(cleaned);
  const accepted = lines.filter(({ fault }) => fault === undefined).map(({ text }) => text);
  const isInside = !isIpBlocked({ method: 2, list: accepted }, 'site', view.yourAddress);
  return (
    <div className={classes['stack']}>
      <div>
        <ChoiceSwitch
          legend={IP_TEXTS.method}
          name="ipMethod"
          choices={view.parentId === null ? METHODS : METHODS.slice(0, 2)}
          chosen={String(value.method)}
          onChoose={(method) => onChange({ ...value, method: Number(method) as 0 | 1 | 2 })}
        />
      </div>
      <div className={classes['two']}>
        <div>
          <TextAreaEditor
            label={IP_TEXTS.list}
            value={value.list}
            rows={6}
            maxLength={MOST_TEXT}
            isWrong={accepted.length < lines.length}
            describedBy={errorId}
            onChange={(list) => onChange({ ...value, list })}
            onBlur={() => cleaned !== value.list && onChange({ ...value, list: cleaned })}
          />
          <p className={classes['hint']}>{IP_TEXTS.hint}</p>
        </div>
        <div>
          <ul className={classes['list']} aria-label={IP_TEXTS.judged}>
            {lines.map(({ text, fault }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice.
              <li key={index}>
                <span className={classes[fault ? 'bad' : 'good']}>{fault ? IP_TEXTS[fault] : IP_TEXTS.accepted}</span>
                {text}
              </li>
            ))}
          </ul>
          <p className={classes['address']}>
            {youAreAt(view.yourAddress)} <b>{isInside ? IP_TEXTS.inside : IP_TEXTS.outside}</b>
          </p>
        </div>
      </div>
    </div>
  );
};
