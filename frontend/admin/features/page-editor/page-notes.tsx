import type { PageEditing } from '#shared/contracts/content-views.ts';
import { brokenLinks, hidesPageOf, missingPictures } from '#shared/texts/admin/page-texts.ts';
import classes from './page-form.module.css';

/** Notes for the author about the saved page. None of them prevents a save. */
export function PageNotes({ editing }: { readonly editing: PageEditing }) {
  const { hides, brokenLinks: broken, missingPictures: missing } = editing;
  const notes = [
    ...(hides ? [`${hidesPageOf(hides).charAt(0).toUpperCase()}${hidesPageOf(hides).slice(1)}`] : []),
    ...(broken.length > 0 ? [brokenLinks(broken.join(', '))] : []),
    ...(missing.length > 0 ? [missingPictures(missing.join(', '))] : []),
  ];
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={classes['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
