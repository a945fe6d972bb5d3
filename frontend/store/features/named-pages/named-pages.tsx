import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { goTo } from '#shared/texts/catalogue/list-texts.ts';
import { namedBy } from './page-names.ts';

interface NamedPagesProps {
  readonly user: SignedInUser;
  readonly location: CatalogueLocation;
  readonly signOut: ReactNode;
  readonly onChangePostalCode: () => void;
}

/** The pages and commands that somebody may have meant, who looked for 'favorites' among the parts (decision B198). */
export function NamedPages({ user, location, signOut, onChangePostalCode }: NamedPagesProps) {
  return namedBy(location, user).map((named) => {
    if ('path' in named) {
      return (
        <Button key={named.label} component={Link} to={named.path}>
          {goTo(named.label)}
        </Button>
      );
    }
    if (named.command === 'signOut') return <span key={named.label}>{signOut}</span>;
    return (
      <Button key={named.label} onClick={onChangePostalCode}>
        {named.label}
      </Button>
    );
  });
}
