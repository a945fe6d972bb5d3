import { Text } from '@mantine/core';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: CONTACT_TEXTS.title }]);

/** Writes to the store (storefront 2, contact us). */
export function ContactPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={TITLE} heading={CONTACT_TEXTS.title}>
      <Text c="dimmed">{CONTACT_TEXTS.lead}</Text>
      <ContactForm user={user} />
    </PageFrame>
  );
}
