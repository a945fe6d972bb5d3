import { VisuallyHidden } from '@mantine/core';
import IconCircle from '@tabler/icons-react/icons/IconCircle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import { pointsOfPassword } from '#shared/rules/people/password-rule.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_POINT_TEXTS } from '#shared/texts/session/password-texts.ts';
import classes from './password-points.module.css';

/** The points of the password rule, each marked as met or not. */
export function PasswordPoints({ password }: { readonly password: string }) {
  return (
    <ul aria-label={PASSWORD_PAGE_TEXTS.points} className={classes['points']}>
      {pointsOfPassword(password).map(({ point, isMet }) => {
        const Icon = isMet ? IconCircleCheck : IconCircle;
        return (
          <li key={point} data-met={isMet || undefined}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{isMet ? PASSWORD_PAGE_TEXTS.pointMet : PASSWORD_PAGE_TEXTS.pointMissing}</VisuallyHidden>
            <span>{PASSWORD_POINT_TEXTS[point]}</span>
          </li>
        );
      })}
    </ul>
  );
}
