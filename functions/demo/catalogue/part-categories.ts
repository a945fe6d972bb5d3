import type { Body } from './models.ts';
import { bodyCategories } from './part-types/body.ts';
import { chassisAndInteriorCategories } from './part-types/chassis-and-interior.ts';
import { lightingAndGlassCategories } from './part-types/lighting-and-glass.ts';
import type { AftermarketType, Categories, Category, Position, RecycledType } from './part-types/part-type.ts';
import { powertrainCategories } from './part-types/powertrain.ts';

/** All categories with part types, by full name. */
export const categories: Categories = {
  ...bodyCategories,
  ...lightingAndGlassCategories,
  ...powertrainCategories,
  ...chassisAndInteriorCategories,
};

type InCategory<T> = T & Pick<Category, 'productLine' | 'drawing' | 'isOfDoors'>;
export type SoldType = InCategory<AftermarketType>;
export type SalvagedType = InCategory<RecycledType>;

const inCategory = <T extends object>(
  { productLine, drawing, isOfDoors = false }: Category,
  type: T,
): InCategory<T> => ({
  ...type,
  productLine,
  drawing,
  isOfDoors,
});

export const aftermarketTypes: readonly SoldType[] = Object.values(categories).flatMap((category) =>
  category.aftermarket.map((type) => inCategory(category, type)),
);

export const recycledTypes: readonly SalvagedType[] = Object.values(categories).flatMap((category) =>
  (category.recycled ?? []).map((type) => inCategory(category, type)),
);

/** The part types that vehicles with a certain body have. */
export const typesFor = <T extends SoldType | SalvagedType>(types: readonly T[], body: Body): T[] =>
  types.filter(({ bodies }) => bodies === undefined || bodies.includes(body));

/** The positions of a part type on vehicles with a certain body. */
export const positionsOn = (body: Body, { positions, isOfDoors }: SoldType | SalvagedType): readonly Position[] =>
  body === 'coupe' && isOfDoors ? positions.filter((position) => !position.startsWith('Rear ')) : positions;
