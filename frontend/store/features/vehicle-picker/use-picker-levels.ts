import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { type PickedVehicle, type PickerLevel, SAMPLE_MODELS } from '#shared/values/picked-vehicle.ts';
import {
  accountCategories,
  pickerCategories,
  pickerMakesQuery,
  pickerModelsQuery,
  pickerOptions,
  pickerYearsQuery,
} from './vehicle-queries.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Level {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
}

interface PickerLevels {
  readonly levels: Readonly<Record<PickerLevel, Level>>;
  /** Makes or models can't be looked up, and what is offered are samples (decision X5). */
  readonly isSample: boolean;
  /** Not even the years can be looked up. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const named = (names: readonly string[] = []): Choice[] => names.map((name) => ({ value: name, label: name }));

/** The options of each level of the picker under the choices above it (storefront 4, picker cascade). */
export function usePickerLevels(
  { year, make, model, category }: PickedVehicle,
  account: Pick<ShoppingAccount, 'id' | 'linesOfBusiness'>,
): PickerLevels {
  const queryClient = useQueryClient();
  const years = useQuery(pickerYearsQuery);
  const makes = useQuery(pickerMakesQuery(year));
  const models = useQuery(pickerModelsQuery(year, makes.isError ? '' : make));
  const isSample = makes.isError || models.isError;
  const vehicleModel = isSample ? '' : model;
  const categories = useQuery(pickerCategories(year, make, vehicleModel));
  const sellsSalvage = account.linesOfBusiness.includes('salvage');
  const memberships = useQuery({ ...accountCategories(account.id), enabled: sellsSalvage && category !== '' });
  const partTypes = partTypesOf(category, memberships.data ?? []);
  const options = useQuery(
    pickerOptions({ year, make, model: vehicleModel, partTypes: sellsSalvage ? partTypes : [] }),
  );

  return {
    levels: {
      year: { choices: named(years.data), isLoading: years.isLoading },
      make: { choices: named(isSample ? Object.keys(SAMPLE_MODELS) : makes.data), isLoading: makes.isLoading },
      model: { choices: named(isSample ? SAMPLE_MODELS[make] : models.data), isLoading: models.isLoading },
      category: {
        choices: (categories.data ?? []).map((name) => ({ value: name, label: name.replaceAll('|', ' › ') })),
        isLoading: categories.isLoading,
      },
      option: {
        choices: (options.data ?? []).map(({ interchangeNumber, webDescription }) => ({
          value: interchangeNumber,
          label: webDescription ? `${webDescription} (${interchangeNumber})` : interchangeNumber,
        })),
        isLoading: memberships.isLoading || options.isLoading,
      },
    },
    isSample,
    hasFailed: years.isError,
    retry: () =>
      void queryClient.resetQueries({ queryKey: ['picker'], predicate: ({ state }) => state.status === 'error' }),
  };
}

/** The options of a category and of those below it. */
function partTypesOf(
  category: string,
  all: readonly {
    readonly fullName: string;
    readonly categoryMemberships: readonly { readonly interchangePartType: string }[];
  }[],
): string[] {
  if (category === '') return [];
  const within = all.filter(({ fullName }) => fullName === category || fullName.startsWith(`${category}|`));
  return [...new Set(within.flatMap((each) => each.categoryMemberships.map(({ interchangePartType: type }) => type)))];
}
