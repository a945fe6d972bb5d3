import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { canGoBack } from './can-go-back.ts';

/** Leads back one page, or to another one for whoever opened the store here. */
export function GoBack({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();
  if (!canGoBack()) {
    return (
      <Button component={Link} to={otherwise} variant="default">
        {UI_TEXTS.goBack}
      </Button>
    );
  }
  return (
    <Button variant="default" onClick={() => void navigate(-1)}>
      {UI_TEXTS.goBack}
    </Button>
  );
}
