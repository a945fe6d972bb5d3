import { Button, NativeSelect, TextInput } from '@mantine/core';
import IconMapPin from '@tabler/icons-react/icons/IconMapPin';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_PASTED } from '#shared/rules/base/input-mask.ts';
import { maskedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { STATES } from '#shared/rules/shipping/regions.ts';
import { CHECKOUT_PAGE_TEXTS, shipToOf } from '#shared/texts/checkout/checkout-page-texts.ts';
import { COUNTRIES, type Country } from '#shared/values/countries.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { CheckBox } from '../../../../ui/base/check-box.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import type { DraftAddress } from '../draft/checkout-draft.ts';
import classes from './ship-to.module.css';
import { type AddressProblems, addressLine } from './ship-to-address.ts';
import type { LineShipTo } from './use-shipping.ts';

/** The aftermarket company of Canada, which alone ships there (decision X6). */
const CANADIAN_COMPANY = '002';

interface ShipToProps {
  readonly shipTo: readonly LineShipTo[];
  readonly isResidential: boolean;
  /** Whether what is missing is to be said, after somebody tried to order. */
  readonly isChecked: boolean;
  readonly onChange: (lines: readonly LineOfBusiness[], address: DraftAddress) => void;
  readonly onChangeResidential: (isResidential: boolean) => void;
}

/** The address to ship to, or one for each line of business whose customer record has another. */
export function ShipTo({ shipTo, isResidential, isChecked, onChange, onChangeResidential }: ShipToProps) {
  const places = placesOf(shipTo);
  return (
    <div className={classes['places']}>
      {places.map((place) => (
        <Place
          key={place.lines.join()}
          place={place}
          isOnly={places.length === 1}
          isChecked={isChecked}
          onChange={(address) => onChange(place.lines, address)}
        />
      ))}
      <CheckBox label={CHECKOUT_PAGE_TEXTS.residential} isChecked={isResidential} onChange={onChangeResidential} />
    </div>
  );
}

interface PlaceOfLines {
  readonly lines: readonly LineOfBusiness[];
  readonly companyCodes: readonly string[];
  readonly address: DraftAddress;
  readonly problems: AddressProblems;
}

/** Lines of business that go to one address go there together. */
function placesOf(shipTo: readonly LineShipTo[]): PlaceOfLines[] {
  const places = new Map<string, PlaceOfLines>();
  for (const { line: lineOfBusiness, companyCode, address, problems } of shipTo) {
    const key = JSON.stringify(address);
    const before = places.get(key) ?? { lines: [], companyCodes: [], address, problems: {} };
    places.set(key, {
      address,
      lines: [...before.lines, lineOfBusiness],
      companyCodes: [...before.companyCodes, companyCode],
      problems: { ...before.problems, ...problems },
    });
  }
  return [...places.values()];
}

interface PlaceProps {
  readonly place: PlaceOfLines;
  readonly isOnly: boolean;
  readonly isChecked: boolean;
  readonly onChange: (address: DraftAddress) => void;
}

function Place({ place: { lines, companyCodes, address, problems }, isOnly, isChecked, onChange }: PlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isTurned = useRef(false);
  const hasProblems = Object.keys(problems).length > 0;
  const isEdited = isOpen || hasProblems;

  // The pressed button is gone: its replacement gets the focus.
  useEffect(() => {
    if (isTurned.current) section.current?.querySelector<HTMLElement>(isEdited ? 'input' : 'button')?.focus();
    isTurned.current = false;
  }, [isEdited]);

  function turn(isToOpen: boolean) {
    isTurned.current = true;
    setIsOpen(isToOpen);
  }

  const label = shipToOf(lines.map((lineOfBusiness) => LINE_FACTS[lineOfBusiness].label).join(', '));
  return (
    <section ref={section} aria-label={label} className={classes['place']}>
      {!isOnly && <h3>{lines.map((lineOfBusiness) => LINE_FACTS[lineOfBusiness].label).join(', ')}</h3>}
      {isEdited ? (
        <AddressForm
          address={address}
          problems={isChecked || (isOpen && isComplete(address)) ? problems : {}}
          countries={companyCodes.includes(CANADIAN_COMPANY) ? ['US', 'CA'] : ['US']}
          onChange={(changed) => {
            setIsOpen(true);
            onChange(changed);
          }}
          onDone={hasProblems ? undefined : () => turn(false)}
        />
      ) : (
        <p className={classes['address']}>
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          <span>{addressLine(address)}</span>
          <TextButton onClick={() => turn(true)}>{CHECKOUT_PAGE_TEXTS.changeAddress}</TextButton>
        </p>
      )}
    </section>
  );
}

/** Nothing is wrong with what nobody has filled in yet. */
const isComplete = ({ address1, city, stateProvince, postalCode }: DraftAddress): boolean =>
  [address1, city, stateProvince, postalCode].every((part) => part.trim() !== '');

interface AddressFormProps {
  readonly address: DraftAddress;
  readonly problems: AddressProblems;
  readonly countries: readonly Country[];
  readonly onChange: (address: DraftAddress) => void;
  /** Undefined as long as it can't be shipped to. */
  readonly onDone: (() => void) | undefined;
}

function AddressForm({ address, problems, countries, onChange, onDone }: AddressFormProps) {
  const set = (name: keyof DraftAddress) => (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ ...address, [name]: event.currentTarget.value });
  const isUs = address.countryCode === 'US';
  return (
    <div className={classes['form']}>
      <TextInput
        className={classes['wide'] ?? ''}
        label={CHECKOUT_PAGE_TEXTS.address1}
        withAsterisk
        aria-required
        maxLength={100}
        autoComplete="shipping address-line1"
        value={address.address1}
        error={problems.address1}
        onChange={set('address1')}
      />
      <TextInput
        className={classes['wide'] ?? ''}
        label={CHECKOUT_PAGE_TEXTS.address2}
        maxLength={100}
        autoComplete="shipping address-line2"
        value={address.address2}
        onChange={set('address2')}
      />
      <TextInput
        label={CHECKOUT_PAGE_TEXTS.city}
        withAsterisk
        aria-required
        maxLength={100}
        autoComplete="shipping address-level2"
        value={address.city}
        error={problems.city}
        onChange={set('city')}
      />
      {isUs ? (
        <NativeSelect
          label={CHECKOUT_PAGE_TEXTS.state}
          withAsterisk
          aria-required
          autoComplete="shipping address-level1"
          value={address.stateProvince}
          error={problems.stateProvince}
          onChange={set('stateProvince')}
          data={statesFor(address.stateProvince)}
        />
      ) : (
        <TextInput
          label={CHECKOUT_PAGE_TEXTS.province}
          withAsterisk
          aria-required
          maxLength={60}
          autoComplete="shipping address-level1"
          value={address.stateProvince}
          error={problems.stateProvince}
          onChange={set('stateProvince')}
        />
      )}
      <TextInput
        label={CHECKOUT_PAGE_TEXTS.postalCode}
        withAsterisk
        aria-required
        maxLength={LONGEST_PASTED}
        autoComplete="shipping postal-code"
        value={address.postalCode}
        error={problems.postalCode}
        onChange={set('postalCode')}
        onBlur={() => {
          const postalCode = maskedPostalCode(address.postalCode, [address.countryCode]);
          if (postalCode !== address.postalCode) onChange({ ...address, postalCode });
        }}
      />
      {countries.length > 1 && (
        <NativeSelect
          label={CHECKOUT_PAGE_TEXTS.country}
          autoComplete="shipping country"
          value={address.countryCode}
          onChange={set('countryCode')}
          data={countries.map((code) => ({ value: code, label: COUNTRIES[code] }))}
        />
      )}
      {onDone && (
        <Button variant="default" className={classes['done'] ?? ''} onClick={onDone}>
          {CHECKOUT_PAGE_TEXTS.doneAddress}
        </Button>
      )}
    </div>
  );
}

/** The states that we ship to, and the state of the address itself. */
function statesFor(chosen: string) {
  const offered = STATES.filter(({ code, shipTo }) => shipTo || code === chosen);
  const isListed = chosen === '' || offered.some(({ code }) => code === chosen);
  return [
    { value: '', label: CHECKOUT_PAGE_TEXTS.chooseState },
    ...offered.map(({ code, name }) => ({ value: code, label: name })),
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
  ];
}
