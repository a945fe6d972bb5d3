import { Link } from 'react-router';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/catalogue-url.ts';
import { categoryPicture } from '#shared/rules/category-picture.ts';
import { HOME_TEXTS } from '#shared/texts/home-texts.ts';
import { PartPicture } from '../../ui/part-picture.tsx';
import classes from './category-pictures.module.css';

interface CategoryPicturesProps {
  /** Full names; those on top are shown, each once. Undefined while they are on their way. */
  readonly fullNames: readonly string[] | undefined;
  /** A category is being pressed: its list will be opened. */
  readonly onPress: (location: CatalogueLocation) => void;
}

/** So many stand in the rows that are held free for them. */
const USUAL = 12;

/** The categories on top, each with its picture. Nothing where there are none. */
export function CategoryPictures({ fullNames, onPress }: CategoryPicturesProps) {
  const names = fullNames && [...new Set(fullNames.map((fullName) => fullName.split('|')[0] ?? ''))];
  if (names?.length === 0) return null;
  return (
    <section className={classes['categories']} aria-labelledby="categories" aria-busy={!names}>
      <h2 id="categories">{HOME_TEXTS.categories}</h2>
      <ul>
        {names
          ? names.map((name) => (
              <li key={name}>
                <Category name={name} onPress={onPress} />
              </li>
            ))
          : Array.from({ length: USUAL }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
              <li key={index} aria-hidden className={classes['loading']} />
            ))}
      </ul>
    </section>
  );
}

function Category({ name, onPress }: { readonly name: string } & Pick<CategoryPicturesProps, 'onPress'>) {
  const location = { ...WHOLE_CATALOGUE, category: name };
  return (
    <Link to={cataloguePath(location)} onPointerDown={({ button }) => button === 0 && onPress(location)}>
      <PartPicture src={categoryPicture(name)} alt="" />
      <span>{name}</span>
    </Link>
  );
}
