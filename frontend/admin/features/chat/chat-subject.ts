import { matchPath } from 'react-router';
import type { ChatAbout } from '#shared/schemas/fields/chat.ts';
import { chatSubjects } from '#shared/values/chat.ts';
import { PATHS } from '../../../paths.ts';

/** The page of a thing that a message is about. */
export const subjectPath = ({ kind, id }: ChatAbout): string => `${PATHS.admin}/${kind}/${id}`;

/** The thing whose page this is. */
export function subjectOf(pathname: string): ChatAbout | undefined {
  for (const kind of chatSubjects) {
    const id = matchPath(`${PATHS.admin}/${kind}/:id`, pathname)?.params.id;
    if (id !== undefined && /^\d+$/.test(id)) return { kind, id };
  }
  return undefined;
}
