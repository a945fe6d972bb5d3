import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { Link, useNavigate } from 'react-router';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';

interface NewLinkProps {
  readonly path: string;
  readonly label: string;
}

/** Leads from a list to the form of a new row. Its key is n. */
export function NewLink({ path, label }: NewLinkProps) {
  const navigate = useNavigate();
  useShortcuts([{ keys: 'n', label, group: 'page', run: () => void navigate(path) }]);
  return (
    <Button
      component={Link}
      to={path}
      aria-keyshortcuts="n"
      leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      rightSection={<KeyCaps keys="n" />}
    >
      {label}
    </Button>
  );
}
