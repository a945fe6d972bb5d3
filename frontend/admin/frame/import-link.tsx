import { Button } from '@mantine/core';
import IconTableImport from '@tabler/icons-react/icons/IconTableImport';
import { Link } from 'react-router';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { newImportPath } from './import-paths.ts';

interface ImportLinkProps {
  readonly kind: PeopleImportKind;
  readonly accountId: number;
}

/** Leads from a list to the import of more rows. */
export const ImportLink = ({ kind, accountId }: ImportLinkProps) => (
  <Button
    component={Link}
    to={newImportPath(kind, accountId)}
    variant="default"
    leftSection={<IconTableImport size={16} stroke={1.75} aria-hidden />}
  >
    {ADMIN_TEXTS.import}
  </Button>
);
