import IconCar from '@tabler/icons-react/icons/IconCar';
import IconCategory from '@tabler/icons-react/icons/IconCategory';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { Fragment, useEffect, useRef } from 'react';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import { shownPrice, storeMargins } from '#shared/rules/pricing/store-view.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { partsFound } from '#shared/texts/catalogue/list-texts.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { useUser } from '../../../session/session-context.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { PartPictureFrame } from '../../../ui/part/part-picture.tsx';
import { usePriceView } from '../../../ui/part/price-view.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';
import classes from './suggestion-list.module.css';

interface SuggestionListProps {
  readonly groups: readonly SuggestionGroup[];
  readonly activeKey: string | undefined;
  readonly optionId: (key: string) => string;
  readonly onChoose: (key: string) => void;
}

/** The options under the keyword box, by group. The focus stays in the box, which names the active one. */
export function SuggestionList({ groups, activeKey, optionId, onChoose }: SuggestionListProps) {
  return groups.map(({ name, title, suggestions }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a list of options.
    <div key={name} role="group" aria-label={title} className={classes['group']}>
      {name !== 'here' && (
        <p className={classes['title']} aria-hidden>
          {title}
        </p>
      )}
      {suggestions.map((suggestion) => (
        <Option
          key={suggestion.key}
          id={optionId(suggestion.key)}
          group={name}
          suggestion={suggestion}
          isActive={suggestion.key === activeKey}
          onChoose={() => onChoose(suggestion.key)}
        />
      ))}
    </div>
  ));
}

const ICONS = { here: IconSearch, recent: IconHistory, vehicles: IconCar, partTypes: IconCategory, parts: IconSearch };

interface OptionProps {
  readonly id: string;
  readonly group: SuggestionGroup['name'];
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, group, suggestion: { label, count, part }, isActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const Icon = ICONS[group];
  const user = useUser();
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: and takes the keys.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes['option']}
      // Before the field loses the focus, and with it its list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {part && user ? (
        <PartFacts part={part} user={user} />
      ) : (
        <>
          <Icon size={18} stroke={1.75} aria-hidden className={classes['icon']} />
          <span className={classes['label']}>{label}</span>
          {count !== undefined && (
            <span className={classes['side']}>{` ${partsFound(formatCount(count), count === 1)}`}</span>
          )}
        </>
      )}
    </div>
  );
}

/** A part by number: what it is, what it costs and whether it can be had, as in the list. */
function PartFacts({ part, user }: { readonly part: PartCard; readonly user: SignedInUser }) {
  const view = usePriceView();
  const line = part.lineOfBusiness.lineOfBusinessKey;
  const price = shownPrice(part.customerPrice, line, { view, margins: storeMargins(user) });
  const isRecycled = part.guid !== null;
  const facts = [isRecycled ? LINE_FACTS[line].label : part.partNumber, part.manufacturer].filter(Boolean);
  return (
    <>
      {!user.account.disableAisleImages && (
        <span className={classes['picture']}>
          <PartPictureFrame src={part.partImages[0]?.url} alt="" isFirst />
        </span>
      )}
      <span className={classes['label']}>
        {part.webDescription}
        <span className={classes['facts']}>
          {facts.map((fact) => (
            <Fragment key={fact}> {fact}</Fragment>
          ))}
        </span>
      </span>
      <span className={classes['terms']}>
        {price !== null && (
          <strong>{isUnavailable(part) ? ` ${PART_TEXTS.unavailable}` : ` ${formatMoney(price)}`}</strong>
        )}
        <span>{` ${part.availabilityDisplay}`}</span>
      </span>
    </>
  );
}
