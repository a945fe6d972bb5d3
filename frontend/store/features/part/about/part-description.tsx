import type { Part } from '#shared/schemas/wire/part.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { PartFtc } from '../../../../ui/part/part-ftc.tsx';
import classes from './part-description.module.css';

/** The provider's description of a part, its fitment notes, and the FTC text. */
export function PartDescription({ part }: { readonly part: Part }) {
  const { partDescription, webDescription, fitmentNotes, ftcDisplay } = part;
  const text = partDescription === webDescription ? '' : partDescription;
  return (
    <div className={classes['description']}>
      <p className={classes['text']}>{text || PART_PAGE_TEXTS.noDescription}</p>
      {fitmentNotes.length > 0 && (
        <ul>
          {fitmentNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PartFtc text={ftcDisplay} isUsed={part.lineOfBusiness.lineOfBusinessKey === 'salvage'} />
    </div>
  );
}
