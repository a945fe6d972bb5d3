import { Link } from 'react-router';
import { categoryPicture } from '#shared/rules/catalogue/category-picture.ts';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import { categoriesFor, HOME_TEXTS } from '#shared/texts/content/home-texts.ts';
import { LoadFailure } from '../../../ui/page/load-failure.tsx';
import { PartPictureFrame } from '../../../ui/part/part-picture.tsx';
import classes from './category-pictures.module.css';

interface CategoryPicturesProps {
  /** Full names; those on top are shown, each once. Undefined while they are on their way. */
  readonly fullNames: readonly string[] | undefined;
  /** The vehicle that has been chosen so far: its parts are what is looked for. */
  readonly vehicle?: Pick<CatalogueLocation, 'year' | 'make' | 'model'>;
  /** Asks for them again; given when they could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** A category is being pressed: its list will be opened. */
  readonly onPress: (location: CatalogueLocation) => void;
}

/** So many stand in the rows that are held free for them. */
const USUAL = 12;

/** The categories on top, each with its picture. Nothing where there are none. */
export function CategoryPictures({ fullNames, vehicle = {}, onRetry, onPress }: CategoryPicturesProps) {
  const title = vehicleTitle(vehicle);
  const names = fullNames && [...new Set(fullNames.map((fullName) => fullName.split('|')[0] ?? ''))];
  if (names?.length === 0) return null;
  if (!names && onRetry) {
    return (
      <section className={classes['categories']} aria-labelledby="categories">
        <h2 id="categories">{HOME_TEXTS.categories}</h2>
        <LoadFailure message={HOME_TEXTS.categoriesFailed} onRetry={onRetry} />
      </section>
    );
  }
  return (
    <section className={classes['categories']} aria-labelledby="categories" aria-busy={!names}>
      <h2 id="categories">{title ? categoriesFor(title) : HOME_TEXTS.categories}</h2>
      <ul>
        {names
          ? names.map((name) => (
              <li key={name}>
                <Category name={name} vehicle={vehicle} onPress={onPress} />
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

interface CategoryProps extends Required<Pick<CategoryPicturesProps, 'vehicle' | 'onPress'>> {
  readonly name: string;
}

function Category({ name, vehicle: { year, make, model }, onPress }: CategoryProps) {
  const location = { ...WHOLE_CATALOGUE, year, make, model, category: name };
  return (
    <Link to={cataloguePath(location)} onPointerDown={({ button }) => button === 0 && onPress(location)}>
      <PartPictureFrame src={categoryPicture(name)} alt="" />
      <span>{name}</span>
    </Link>
  );
}
