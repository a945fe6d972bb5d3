import { aftermarket, type Categories, CORNERS, ENDS, FRONT, ONE, REAR, recycled, SIDES } from './part-type.ts';

const oversized = { flags: ['oversized'] } as const;
const collision = { certifications: ['capa', 'nsf'] } as const;
const bumper = { ...oversized, ...collision, keywords: ['fascia'] } as const;

/** Parts that a body shop replaces after a collision. */
export const bodyCategories: Categories = {
  'Body|Bumper|Bumper Covers': {
    productLine: 'BUMPERS',
    drawing: 'bumper',
    aftermarket: [
      aftermarket(
        '11010',
        'Bumper Cover',
        ENDS,
        [118, 389],
        [
          'Primed',
          'Primed, w/ Fog Lamp Holes',
          'Primed, w/o Fog Lamp Holes',
          'Primed, w/ Park Sensor Holes',
          'Textured Gray',
        ],
        [72, 26, 16],
        13.5,
        bumper,
      ),
      aftermarket(
        '11012',
        'Bumper Cover Retainer',
        [...ENDS, ...CORNERS],
        [12, 44],
        ['Plastic', 'w/ Hardware'],
        [22, 5, 3],
        0.9,
      ),
      aftermarket('11014', 'Tow Eye Cover', ENDS, [7, 29], ['Primed', 'Textured'], [5, 5, 1], 0.2),
      aftermarket(
        '11016',
        'Lower Valance',
        ENDS,
        [48, 172],
        ['Textured', 'Textured, w/ Tow Hook Holes', 'Primed'],
        [66, 14, 8],
        5.5,
        collision,
      ),
    ],
    recycled: [
      recycled(
        '510',
        'Bumper Assembly',
        ENDS,
        [165, 720],
        ['w/o fog lamps', 'w/ fog lamps', 'w/ park sensors'],
        oversized,
      ),
    ],
  },
  'Body|Bumper|Bumper Reinforcements': {
    productLine: 'BUMPERS',
    drawing: 'bumper',
    aftermarket: [
      aftermarket(
        '11020',
        'Bumper Reinforcement',
        ENDS,
        [72, 268],
        ['Steel', 'Aluminum', 'High-Strength Steel'],
        [56, 8, 6],
        16,
        { ...oversized, certifications: ['nsf', 'diamond'], keywords: ['rebar', 'impact bar'] },
      ),
      aftermarket('11022', 'Bumper Energy Absorber', ENDS, [28, 104], ['Foam', 'Plastic'], [54, 8, 7], 2.2, {
        ...collision,
        keywords: ['foam'],
      }),
      aftermarket('11024', 'Bumper Bracket', CORNERS, [14, 62], ['Steel', 'Plastic'], [14, 6, 4], 1.8),
      aftermarket(
        '11026',
        'Step Bumper',
        REAR,
        [214, 620],
        ['Chrome', 'Chrome, w/ Park Sensor Holes', 'Painted Black'],
        [78, 18, 14],
        58,
        { ...oversized, certifications: ['diamond', 'nsf'], bodies: ['truck'] },
      ),
    ],
    recycled: [recycled('512', 'Bumper Reinforcement', ENDS, [70, 260], ['steel', 'aluminum'])],
  },
  'Body|Fenders': {
    productLine: 'FENDERS',
    drawing: 'fender',
    aftermarket: [
      aftermarket(
        '11110',
        'Fender',
        ['Front Left', 'Front Right'],
        [84, 312],
        ['Steel, Primed', 'Steel, w/ Side Lamp Hole', 'Aluminum'],
        [50, 30, 14],
        12,
        { ...oversized, ...collision, keywords: ['wing', 'quarter'] },
      ),
      aftermarket(
        '11112',
        'Fender Liner',
        CORNERS,
        [26, 98],
        ['Plastic', 'Fabric', 'w/ Insulation Foam'],
        [34, 24, 12],
        3.1,
        { ...collision, keywords: ['splash shield', 'wheel house'] },
      ),
      aftermarket(
        '11114',
        'Wheel Opening Moulding',
        CORNERS,
        [38, 144],
        ['Textured', 'Primed', 'Chrome'],
        [38, 8, 3],
        1.6,
        {
          keywords: ['fender flare'],
        },
      ),
      aftermarket('11116', 'Fender Brace', SIDES, [18, 72], ['Steel'], [16, 6, 4], 1.9),
    ],
    recycled: [
      recycled('514', 'Fender', ['Front Left', 'Front Right'], [95, 340], ['w/o side lamp', 'w/ side lamp'], oversized),
      recycled('516', 'Fender Inner Panel', SIDES, [60, 190], ['all'], oversized),
    ],
  },
  'Body|Hoods': {
    productLine: 'HOODS',
    drawing: 'hood',
    aftermarket: [
      aftermarket('11210', 'Hood Panel', ONE, [212, 690], ['Steel', 'Aluminum', 'Steel, w/ Scoop'], [62, 52, 8], 38, {
        ...oversized,
        ...collision,
        keywords: ['bonnet'],
      }),
      aftermarket('11212', 'Hood Hinge', SIDES, [19, 76], ['Steel'], [11, 5, 3], 1.4, collision),
      aftermarket('11214', 'Hood Latch', ONE, [24, 98], ['w/o Alarm', 'w/ Alarm Switch'], [9, 6, 4], 1.6, collision),
      aftermarket('11216', 'Hood Insulator', ONE, [34, 118], ['w/ Clips'], [48, 40, 2], 2.4),
      aftermarket('11218', 'Hood Lift Support', SIDES, [12, 49], ['Gas Charged'], [20, 2, 1], 0.8, {
        packs: [['PR', 'Pair', 2]],
      }),
    ],
    recycled: [recycled('518', 'Hood', ONE, [190, 720], ['steel', 'aluminum', 'w/ scoop'], oversized)],
  },
  'Body|Grilles': {
    productLine: 'GRILLES',
    drawing: 'grille',
    aftermarket: [
      aftermarket(
        '11310',
        'Grille Assembly',
        ONE,
        [68, 318],
        ['Black', 'Chrome Frame, Black Insert', 'All Chrome', 'Primed, w/ Camera Hole'],
        [46, 18, 7],
        5,
        collision,
      ),
      aftermarket(
        '11312',
        'Bumper Grille',
        FRONT,
        [28, 132],
        ['Textured Black', 'w/ Cruise Radar Hole'],
        [42, 10, 4],
        2,
        collision,
      ),
      aftermarket('11314', 'Grille Shutter Assembly', ONE, [92, 340], ['w/ Motor', 'w/o Motor'], [32, 18, 5], 4.2, {
        keywords: ['active grille shutter'],
      }),
      aftermarket('11316', 'Grille Moulding', ['Upper', 'Lower'], [22, 96], ['Chrome', 'Black'], [40, 4, 3], 0.9),
    ],
    recycled: [recycled('520', 'Grille', ONE, [60, 310], ['black', 'chrome', 'w/ camera'])],
  },
  'Body|Doors|Shells & Mouldings': {
    productLine: 'DOORS',
    drawing: 'door',
    isOfDoors: true,
    aftermarket: [
      aftermarket('11410', 'Door Shell', CORNERS, [288, 790], ['Steel, Primed', 'Aluminum'], [52, 46, 10], 58, {
        ...oversized,
        ...collision,
      }),
      aftermarket('11412', 'Door Skin', CORNERS, [96, 284], ['Steel'], [50, 34, 4], 17, oversized),
      aftermarket('11414', 'Door Hinge', CORNERS, [21, 84], ['Upper', 'Lower'], [6, 4, 3], 1.3),
      aftermarket('11416', 'Door Side Moulding', CORNERS, [24, 112], ['Primed', 'Chrome', 'Textured'], [42, 5, 2], 1.5),
      aftermarket('11418', 'Door Weatherstrip', CORNERS, [22, 88], ['On Body', 'On Door'], [30, 12, 2], 1.8, {
        keywords: ['seal'],
      }),
    ],
    recycled: [
      recycled(
        '522',
        'Door Assembly',
        CORNERS,
        [240, 890],
        ['manual windows', 'electric windows', 'electric, w/ blind spot'],
        oversized,
      ),
    ],
  },
  'Body|Doors|Handles & Locks': {
    productLine: 'DOORS',
    drawing: 'door',
    isOfDoors: true,
    aftermarket: [
      aftermarket(
        '11420',
        'Outside Door Handle',
        CORNERS,
        [16, 92],
        ['Primed', 'Chrome', 'Textured Black', 'Primed, w/ Keyless Entry'],
        [10, 4, 3],
        0.6,
        { packs: [['PR', 'Pair', 2]] },
      ),
      aftermarket('11422', 'Inside Door Handle', CORNERS, [12, 58], ['Black', 'Beige', 'Chrome Lever'], [8, 4, 2], 0.4),
      aftermarket(
        '11424',
        'Door Lock Actuator',
        CORNERS,
        [28, 146],
        ['w/ Latch', 'w/o Latch', 'w/ Anti-Theft'],
        [8, 5, 4],
        1.1,
        {
          fits: 'platform',
        },
      ),
      aftermarket('11426', 'Door Check Strap', CORNERS, [14, 52], ['Steel'], [9, 3, 2], 0.7),
    ],
    recycled: [recycled('524', 'Door Lock', CORNERS, [45, 150], ['electric', 'manual'], { isShared: true })],
  },
  'Body|Liftgates & Tailgates': {
    productLine: 'DOORS',
    drawing: 'door',
    aftermarket: [
      aftermarket('11510', 'Tailgate Shell', ONE, [238, 760], ['Steel', 'Steel, w/ Camera Hole'], [64, 26, 6], 52, {
        ...oversized,
        certifications: ['capa'],
        bodies: ['truck'],
      }),
      aftermarket(
        '11512',
        'Tailgate Handle',
        ONE,
        [22, 118],
        ['Chrome', 'Textured Black', 'w/ Camera'],
        [10, 5, 4],
        1,
        {
          bodies: ['truck'],
        },
      ),
      aftermarket('11514', 'Tailgate Cable', SIDES, [14, 46], ['Steel'], [18, 2, 1], 0.6, { bodies: ['truck'] }),
      aftermarket('11516', 'Liftgate Lift Support', SIDES, [14, 148], ['Gas Charged', 'Power'], [24, 2, 2], 1.1, {
        bodies: ['suv', 'van'],
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket('11518', 'Trunk Lid', ONE, [228, 590], ['Steel', 'w/ Spoiler Holes'], [54, 38, 10], 34, {
        ...oversized,
        certifications: ['capa'],
        bodies: ['car', 'coupe', 'electric'],
      }),
    ],
    recycled: [
      recycled('526', 'Tailgate', ONE, [280, 1250], ['w/o camera', 'w/ camera'], { ...oversized, bodies: ['truck'] }),
      recycled('528', 'Liftgate', ONE, [320, 1380], ['manual', 'power'], { ...oversized, bodies: ['suv', 'van'] }),
      recycled('530', 'Trunk Lid', ONE, [180, 620], ['w/o spoiler', 'w/ spoiler'], {
        ...oversized,
        bodies: ['car', 'coupe', 'electric'],
      }),
      recycled('532', 'Truck Bed', ONE, [900, 4200], ['short bed', 'standard bed', 'long bed'], {
        ...oversized,
        bodies: ['truck'],
      }),
    ],
  },
  'Body|Panels & Supports': {
    productLine: 'PANELS',
    drawing: 'fender',
    aftermarket: [
      aftermarket(
        '11610',
        'Radiator Support',
        ONE,
        [104, 420],
        ['Assembly', 'Upper Tie Bar', 'Plastic w/ Steel'],
        [62, 28, 10],
        19,
        {
          ...oversized,
          ...collision,
          keywords: ['core support'],
        },
      ),
      aftermarket(
        '11612',
        'Quarter Panel',
        ['Rear Left', 'Rear Right'],
        [198, 640],
        ['Outer Skin', 'Full Assembly'],
        [66, 40, 12],
        26,
        {
          ...oversized,
          certifications: ['capa'],
        },
      ),
      aftermarket('11614', 'Rocker Panel', SIDES, [62, 190], ['Slip-On, Steel', 'Full, Steel'], [74, 10, 6], 11, {
        flags: ['oversized'],
        keywords: ['sill'],
      }),
      aftermarket('11616', 'Engine Splash Shield', ONE, [32, 148], ['Front', 'Center', 'Complete'], [44, 34, 4], 5, {
        ...collision,
        keywords: ['under cover', 'skid plate'],
      }),
      aftermarket('11618', 'Cab Corner', SIDES, [42, 128], ['Steel'], [26, 18, 8], 7, { bodies: ['truck'] }),
    ],
    recycled: [
      recycled('534', 'Quarter Panel', ['Rear Left', 'Rear Right'], [260, 980], ['all'], {
        ...oversized,
        bodies: ['car', 'coupe', 'suv', 'van', 'electric'],
      }),
      recycled('536', 'Radiator Support', ONE, [110, 460], ['all'], oversized),
    ],
  },
  'Body|Mirrors': {
    productLine: 'MIRRORS',
    drawing: 'mirror',
    aftermarket: [
      aftermarket(
        '11710',
        'Mirror Assembly',
        SIDES,
        [46, 328],
        [
          'Manual, Textured',
          'Power, Primed',
          'Power, Heated, Paintable',
          'Power, Heated, w/ Signal Lamp',
          'Power Folding, w/ Blind Spot',
        ],
        [16, 12, 9],
        3.2,
        { certifications: ['nsf'], keywords: ['side view', 'door mirror'], packs: [['PR', 'Pair', 2]] },
      ),
      aftermarket(
        '11712',
        'Mirror Glass',
        SIDES,
        [18, 96],
        ['w/ Backing Plate', 'Heated, w/ Backing Plate', 'Heated, w/ Blind Spot'],
        [9, 7, 1],
        0.7,
      ),
      aftermarket('11714', 'Mirror Cover', SIDES, [14, 74], ['Primed', 'Chrome', 'Textured Black'], [11, 8, 5], 0.5),
      aftermarket(
        '11716',
        'Towing Mirror',
        SIDES,
        [98, 389],
        ['Manual Extending', 'Power, Heated, w/ Signal Lamp'],
        [20, 14, 11],
        7.5,
        {
          bodies: ['truck'],
          packs: [['PR', 'Pair', 2]],
        },
      ),
    ],
    recycled: [
      recycled('538', 'Side View Mirror', SIDES, [55, 340], ['manual', 'power', 'power, heated', 'power, w/ signal']),
    ],
  },
  'Accessories|Exterior': {
    productLine: 'ACCESSORIES',
    drawing: 'fender',
    aftermarket: [
      aftermarket('11810', 'Mud Guard Set', ENDS, [24, 98], ['Molded', 'No-Drill'], [18, 12, 3], 2.2, {
        packs: [['SE', 'Set of 4', 4]],
        keywords: ['splash guard'],
      }),
      aftermarket('11812', 'Running Board', SIDES, [148, 460], ['Aluminum, Black', 'Stainless, Oval'], [82, 9, 6], 24, {
        flags: ['oversized'],
        bodies: ['suv', 'truck'],
        packs: [['PR', 'Pair', 2]],
        keywords: ['step bar'],
      }),
      aftermarket('11814', 'Roof Rack Cross Bar', ONE, [78, 268], ['Aluminum'], [46, 6, 4], 9, {
        bodies: ['suv', 'van', 'electric'],
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket('11816', 'Spoiler', REAR, [88, 289], ['Primed, w/o Lamp', 'Primed, w/ Lamp'], [50, 12, 6], 6, {
        bodies: ['car', 'coupe', 'electric'],
      }),
      aftermarket(
        '11818',
        'Tonneau Cover',
        ONE,
        [248, 940],
        ['Soft Roll-Up', 'Hard Folding', 'Retractable'],
        [70, 20, 10],
        52,
        {
          flags: ['oversized'],
          bodies: ['truck'],
        },
      ),
      aftermarket('11820', 'Body Clip Assortment', ONE, [6, 24], ['Push Type', 'Screw Type'], [4, 3, 1], 0.2, {
        fits: 'family',
        packs: [
          ['BG', 'Bag of 10', 10],
          ['BX', 'Box of 50', 50],
        ],
      }),
    ],
  },
};
