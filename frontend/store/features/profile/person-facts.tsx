import { regionsOf } from '#shared/rules/shipping/regions.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { COUNTRIES } from '#shared/values/countries.ts';
import { FactList } from '../../../ui/base/fact-list.tsx';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import classes from './profile-form.module.css';
import type { TypedPerson } from './profile-values.ts';

/** Name, address and phone number where the account doesn't let its users change them (AllowEditProfile). */
export function PersonFacts({ person }: { readonly person: TypedPerson }) {
  const region = regionsOf(person.country).find(({ code }) => code === person.state);
  return (
    <>
      <p className={classes['hint']}>{PROFILE_PAGE_TEXTS.notEditable}</p>
      <FactList
        facts={[
          [PROFILE_TEXTS.firstName, person.firstName],
          [PROFILE_TEXTS.lastName, person.lastName],
          [PROFILE_TEXTS.address, person.address1],
          [PROFILE_PAGE_TEXTS.address2, person.address2],
          [PROFILE_TEXTS.city, person.city],
          [PROFILE_PAGE_TEXTS.country, COUNTRIES[person.country]],
          [PROFILE_PAGE_TEXTS.state, region?.name ?? person.state],
          [PROFILE_PAGE_TEXTS.postalCode, person.postalCode],
          [PROFILE_PAGE_TEXTS.phoneNumber, formatPhone(person.phoneNumber)],
        ]}
      />
    </>
  );
}
