/** Other makes under which a provider may have a model of vPIC, and its name there. The makes are in lower case. */
export const OTHER_MAKES: Readonly<
  Record<string, (model: string) => readonly { readonly make: string; readonly model: string }[]>
> = {
  ram: (model) => [{ make: 'Dodge', model: `Ram ${model}` }],
  // 'Toyota Scion tC' and 'Chevrolet Geo Prizm' have two makes.
  toyota: (model) => (model.startsWith('Scion ') ? [{ make: 'Scion', model: model.slice('Scion '.length) }] : []),
  chevrolet: (model) =>
    model.startsWith('Geo ') ? ['Geo', 'Chevrolet'].map((make) => ({ make, model: model.slice('Geo '.length) })) : [],
};

/**
 * Models of vPIC under the names that parts catalogues use, likeliest first. '#' stands for the number of the weight
 * class or engine that vPIC has in the series or trim. Names that differ only in case, blanks and punctuation (F-150,
 * F150) need no entry.
 */
export const OTHER_MODELS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Chevrolet: {
    'C/K Pickup': ['C/K #', 'C#', 'K#', 'C/K'],
    'GMT-400': ['C/K #', 'C#', 'K#', 'C/K'],
    'S-10 Pickup': ['S-10'],
    'S-10 Blazer': ['S-10 Blazer', 'Blazer'],
    'Astro Van': ['Astro'],
    'G-Series': ['G#', 'G-Series #'],
    'Silverado HD': ['Silverado # HD', 'Silverado #'],
    Silverado: ['Silverado #', 'Silverado # HD'],
    'Suburban HD': ['Suburban # HD', 'Suburban #', 'Suburban'],
    Caprice: ['Caprice Classic'],
  },
  GMC: {
    'C/K Pickup': ['C/K #', 'C#', 'K#', 'C/K'],
    'GMT-400': ['C/K #', 'C#', 'K#', 'C/K'],
    'S15 Pickup': ['S15'],
    'Jimmy Utility': ['Jimmy', 'S15 Jimmy'],
    'Sierra HD': ['Sierra # HD', 'Sierra #'],
    Sierra: ['Sierra #', 'Sierra # HD'],
    'Hummer EV Pickup': ['Hummer EV'],
    'Hummer EV SUV': ['Hummer EV'],
  },
  Ford: {
    'E-150': ['E-150 Econoline', 'Econoline', 'E-150 Club Wagon'],
    'E-250': ['E-250 Econoline', 'E-250 Super Duty', 'Econoline'],
    'E-350': ['E-350 Super Duty', 'E-350 Econoline', 'Econoline'],
    'F-250': ['F-250 Super Duty'],
    'F-350': ['F-350 Super Duty'],
    'F-450': ['F-450 Super Duty'],
    'F-550': ['F-550 Super Duty'],
    'F-150': ['F-150 Lightning'],
  },
  Chrysler: { 'Town and Country': ['Town & Country'], '300': ['300C'] },
  Dodge: { 'Caravan/Grand Caravan': ['Grand Caravan', 'Caravan'] },
  Mazda: {
    Mazda2: ['2'],
    Mazda3: ['3'],
    Mazda5: ['5'],
    Mazda6: ['6'],
    'MX-5': ['MX-5 Miata', 'Miata'],
    'B-Series': ['B#'],
  },
  Toyota: {
    'Camry Solara': ['Solara'],
    'Corolla Matrix': ['Matrix'],
    'RAV4 Prime (PHEV)': ['RAV4 Prime', 'RAV4'],
    'Prius Prime (PHEV)': ['Prius Prime', 'Prius'],
    'Scion FR-S': ['FR-S'],
  },
  Subaru: { 'XV CrossTrek': ['XV Crosstrek', 'Crosstrek'], 'B9 Tribeca': ['Tribeca'] },
  Nissan: { 'Nissan Z': ['Z'], 'Versa Note': ['Versa'], 'Stanza Wagon': ['Stanza'] },
  MINI: {
    Hardtop: ['Cooper'],
    'Cooper Convertible': ['Cooper'],
    'Cooper Coupe': ['Cooper'],
    Countryman: ['Cooper Countryman'],
    Clubman: ['Cooper Clubman'],
    Paceman: ['Cooper Paceman'],
  },
  Volvo: {
    V60CC: ['V60 Cross Country', 'V60'],
    V90CC: ['V90 Cross Country', 'V90'],
    '240 Series': ['240'],
    '740 Series': ['740'],
    '940 Series': ['940'],
  },
  Oldsmobile: { 'Eighty Eight (88)': ['88', 'Eighty-Eight'], 'Ninety Eight (98)': ['98', 'Ninety-Eight'] },
  'Land Rover': { 'New Range Rover': ['Range Rover'], 'Range Rover Evoque': ['Evoque'] },
  Porsche: { '718 Boxster': ['Boxster'], '718 Cayman': ['Cayman'] },
  Volkswagen: { 'Golf III': ['Golf'], 'Golf GTI': ['GTI', 'Golf'] },
};

/** Additions to model names that vPIC has and catalogues leave out. */
export const LEFT_OUT =
  /\s+(?:\(.*\)|MPV|Hatchback|Sedan|Coupe|Pickup|Si|Type R|Hybrid|Series)$|-Class(?: (?:Sedan|SUV))?$/i;

/** The rest of a name that tells apart bodies of one model, as in 'F150 Regular Cab'. */
export const BODY_NAME = /\b(?:Cab|SuperCrew|CrewMax|Cargo|Passenger|Van|Wagon)\b/i;
