import {
  aftermarket,
  type Categories,
  CORNERS,
  combustion,
  ENDS,
  FRONT_SIDES,
  ONE,
  REAR,
  REAR_SIDES,
  recycled,
  SIDES,
} from './part-type.ts';

const platform = { fits: 'platform' } as const;
const family = { fits: 'family' } as const;

/** Suspension, steering, brakes, wheels and the interior. */
export const chassisAndInteriorCategories: Categories = {
  'Brakes|Pads & Rotors': {
    productLine: 'BRAKES',
    drawing: 'brake',
    aftermarket: [
      aftermarket(
        '20010',
        'Brake Pad Set',
        ENDS,
        [18, 98],
        ['Ceramic', 'Semi-Metallic', 'Organic', 'Severe Duty'],
        [8, 6, 3],
        4,
        {
          ...family,
          packs: [['BX', 'Box of 4', 4]],
          keywords: ['disc pads'],
        },
      ),
      aftermarket(
        '20012',
        'Brake Rotor',
        ENDS,
        [28, 148],
        ['Vented', 'Solid', 'Coated, Vented', 'Drilled & Slotted'],
        [13, 13, 3],
        19,
        {
          ...family,
          quantity: 2,
          packs: [['PR', 'Pair', 2]],
          keywords: ['disc'],
        },
      ),
      aftermarket('20014', 'Brake Drum', REAR, [38, 124], ['Cast Iron'], [12, 12, 4], 16, {
        ...family,
        quantity: 2,
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket('20016', 'Brake Shoe Set', REAR, [18, 64], ['Bonded', 'Riveted'], [10, 8, 4], 4, family),
      aftermarket('20018', 'Brake Hardware Kit', ENDS, [6, 34], ['Stainless', 'Coated'], [6, 4, 1], 0.4, {
        ...family,
        packs: [['PK', 'Pack of 10', 10]],
      }),
    ],
  },
  'Brakes|Hydraulics': {
    productLine: 'BRAKES',
    drawing: 'brake',
    aftermarket: [
      aftermarket(
        '20110',
        'Brake Caliper',
        CORNERS,
        [48, 190],
        ['New, Coated', 'Remanufactured', 'Remanufactured, w/ Bracket'],
        [10, 8, 6],
        10,
        {
          ...platform,
          flags: ['other'],
          core: 40,
        },
      ),
      aftermarket(
        '20112',
        'Brake Master Cylinder',
        ONE,
        [58, 240],
        ['w/ Reservoir', 'w/o Reservoir'],
        [10, 5, 5],
        3.2,
        platform,
      ),
      aftermarket('20114', 'Brake Hose', CORNERS, [9, 48], ['Rubber', 'Stainless Braided'], [18, 2, 2], 0.5, platform),
      aftermarket('20116', 'Brake Booster', ONE, [118, 390], ['New', 'Remanufactured'], [12, 12, 9], 11, {
        ...platform,
        core: 60,
      }),
      aftermarket(
        '20118',
        'Parking Brake Cable',
        ['', 'Rear Left', 'Rear Right'],
        [18, 74],
        ['Stainless'],
        [60, 2, 2],
        1.4,
        platform,
      ),
    ],
    recycled: [
      recycled('660', 'Brake Caliper', CORNERS, [35, 120], ['all'], { mechanical: 'other', isShared: true }),
      recycled('662', 'Brake Booster', ONE, [60, 220], ['all'], { mechanical: 'other', isShared: true }),
      recycled('664', 'Brake Master Cylinder', ONE, [45, 150], ['w/ ABS', 'w/o ABS'], {
        mechanical: 'other',
        isShared: true,
      }),
    ],
  },
  'Suspension|Arms & Joints': {
    productLine: 'SUSPENSION',
    drawing: 'suspension',
    aftermarket: [
      aftermarket(
        '21010',
        'Control Arm',
        FRONT_SIDES,
        [48, 248],
        ['Lower, w/ Ball Joint', 'Upper, w/ Ball Joint', 'Lower, Aluminum'],
        [20, 14, 5],
        9,
        {
          ...platform,
          certifications: ['capa', 'nsf'],
          keywords: ['wishbone'],
        },
      ),
      aftermarket('21012', 'Ball Joint', FRONT_SIDES, [18, 84], ['Lower', 'Upper'], [5, 4, 4], 1.8, platform),
      aftermarket('21014', 'Stabilizer Bar Link', CORNERS, [12, 54], ['Sealed', 'Greasable'], [12, 3, 2], 1.2, {
        ...platform,
        packs: [['PR', 'Pair', 2]],
        keywords: ['sway bar'],
      }),
      aftermarket('21016', 'Steering Knuckle', FRONT_SIDES, [98, 310], ['Steel', 'Aluminum'], [16, 12, 8], 15, {
        ...platform,
        certifications: ['nsf'],
        keywords: ['spindle'],
      }),
      aftermarket('21018', 'Trailing Arm', REAR_SIDES, [68, 248], ['Steel'], [22, 10, 6], 10, platform),
      aftermarket('21020', 'Subframe', ENDS, [198, 690], ['Steel', 'Aluminum'], [42, 34, 10], 48, {
        ...platform,
        flags: ['oversized'],
        certifications: ['capa'],
        keywords: ['cradle', 'crossmember'],
      }),
    ],
    recycled: [
      recycled('670', 'Control Arm', FRONT_SIDES, [45, 170], ['lower', 'upper'], {
        mechanical: 'other',
        isShared: true,
      }),
      recycled('672', 'Spindle & Knuckle', CORNERS, [70, 240], ['w/ ABS', 'w/o ABS'], {
        mechanical: 'other',
        isShared: true,
      }),
      recycled('674', 'Suspension Crossmember', ENDS, [150, 560], ['2WD', '4WD'], {
        isShared: true,
        flags: ['oversized'],
      }),
    ],
  },
  'Suspension|Shocks & Springs': {
    productLine: 'SUSPENSION',
    drawing: 'suspension',
    aftermarket: [
      aftermarket(
        '21110',
        'Strut Assembly',
        CORNERS,
        [68, 290],
        ['Complete, w/ Spring', 'Bare', 'w/ Electronic Damping'],
        [26, 10, 9],
        15,
        {
          ...platform,
          packs: [['PR', 'Pair', 2]],
        },
      ),
      aftermarket('21112', 'Shock Absorber', REAR_SIDES, [28, 148], ['Gas Charged', 'Heavy Duty'], [22, 4, 4], 4.5, {
        ...platform,
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket('21114', 'Coil Spring', ENDS, [38, 148], ['Standard', 'Heavy Duty'], [16, 7, 7], 8, {
        ...platform,
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket('21116', 'Leaf Spring', REAR_SIDES, [148, 420], ['3 Leaf', '4 Leaf, Heavy Duty'], [58, 5, 6], 52, {
        ...platform,
        bodies: ['truck', 'van'],
        flags: ['oversized'],
      }),
    ],
    recycled: [
      recycled('676', 'Strut', CORNERS, [50, 180], ['standard', 'sport'], { mechanical: 'other', isShared: true }),
      recycled('678', 'Leaf Spring', REAR_SIDES, [80, 240], ['standard', 'heavy duty'], {
        isShared: true,
        bodies: ['truck', 'van'],
      }),
    ],
  },
  Steering: {
    productLine: 'STEERING',
    drawing: 'suspension',
    aftermarket: [
      aftermarket(
        '22010',
        'Rack & Pinion',
        ONE,
        [198, 690],
        ['Power, Remanufactured', 'Power, New', 'Electric, Remanufactured'],
        [48, 8, 7],
        24,
        {
          ...platform,
          flags: ['other', 'oversized'],
          core: 110,
          keywords: ['steering gear'],
        },
      ),
      aftermarket(
        '22012',
        'Power Steering Pump',
        ONE,
        [68, 268],
        ['w/ Reservoir', 'w/o Reservoir', 'Remanufactured'],
        [8, 7, 7],
        7,
        {
          ...platform,
          ...combustion,
          core: 30,
        },
      ),
      aftermarket('22014', 'Tie Rod End', FRONT_SIDES, [14, 68], ['Outer', 'Inner'], [9, 3, 3], 1.5, platform),
      aftermarket('22016', 'Intermediate Shaft', ONE, [48, 190], ['w/ Coupler'], [16, 4, 4], 2.8, platform),
    ],
    recycled: [
      recycled('680', 'Steering Gear', ONE, [120, 460], ['power', 'electric'], { mechanical: 'other', isShared: true }),
      recycled('682', 'Steering Column', ONE, [90, 340], ['floor shift', 'column shift']),
    ],
  },
  Wheels: {
    productLine: 'WHEELS',
    drawing: 'wheel',
    aftermarket: [
      aftermarket(
        '23010',
        'Alloy Wheel',
        ONE,
        [128, 460],
        ['5 Spoke, Silver', '10 Spoke, Machined', '7 Split Spoke, Black', '5 Spoke, Hyper Silver'],
        [20, 20, 10],
        25,
        {
          ...platform,
          quantity: 4,
          isWheel: true,
          packs: [['SE', 'Set of 4', 4]],
          keywords: ['rim'],
        },
      ),
      aftermarket(
        '23012',
        'Alloy Wheel, Reconditioned',
        ONE,
        [98, 290],
        ['5 Spoke, Silver', 'Split Spoke, Machined'],
        [20, 20, 10],
        25,
        {
          ...platform,
          quantity: 4,
          isWheel: true,
          flags: ['reconditioned'],
          keywords: ['rim'],
        },
      ),
      aftermarket('23014', 'Steel Wheel', ONE, [64, 168], ['Black', 'Silver'], [18, 18, 8], 22, {
        ...platform,
        quantity: 4,
        isWheel: true,
        packs: [['SE', 'Set of 4', 4]],
      }),
      aftermarket('23016', 'Wheel Cover', ONE, [14, 78], ['Silver, 5 Spoke', 'Silver, 10 Spoke'], [17, 17, 3], 1.4, {
        ...platform,
        quantity: 4,
        packs: [['SE', 'Set of 4', 4]],
        keywords: ['hub cap'],
      }),
      aftermarket('23018', 'Lug Nut', ONE, [1.5, 6], ['Chrome, 12x1.5', 'Black, 14x1.5'], [2, 1, 1], 0.1, {
        ...family,
        quantity: 20,
        minimumOrder: 20,
        orderMultiple: 4,
        packs: [
          ['BX', 'Box of 20', 20],
          ['BG', 'Bag of 4', 4],
        ],
      }),
    ],
    recycled: [
      recycled('684', 'Alloy Wheel', ONE, [75, 420], ['16 in', '17 in', '18 in', '20 in'], { isShared: true }),
      recycled('686', 'Steel Wheel', ONE, [35, 110], ['15 in', '16 in', '17 in'], { isShared: true }),
    ],
  },
  'Interior|Seats': {
    productLine: 'INTERIOR',
    drawing: 'seat',
    aftermarket: [
      aftermarket('24010', 'Seat Cover', FRONT_SIDES, [88, 268], ['Cloth', 'Leather', 'Vinyl'], [26, 22, 6], 4.5),
      aftermarket('24012', 'Seat Foam Cushion', FRONT_SIDES, [68, 178], ['Bottom'], [22, 20, 6], 3.4),
      aftermarket('24014', 'Seat Heater Pad', FRONT_SIDES, [28, 118], ['Bottom', 'Back'], [20, 16, 1], 0.8, platform),
    ],
    recycled: [
      recycled(
        '700',
        'Front Seat',
        FRONT_SIDES,
        [120, 690],
        ['cloth, manual', 'cloth, power', 'leather, power, heated'],
        { flags: ['oversized'] },
      ),
      recycled('702', 'Rear Seat', REAR, [140, 580], ['cloth', 'leather'], { flags: ['oversized'] }),
      recycled('704', 'Seat Belt Assembly', CORNERS, [45, 160], ['black', 'gray', 'tan'], { flags: ['hazardous'] }),
    ],
  },
  'Interior|Airbags': {
    productLine: 'RESTRAINTS',
    drawing: 'airbag',
    aftermarket: [
      aftermarket(
        '24110',
        'Airbag Clock Spring',
        ONE,
        [34, 168],
        ['w/o Steering Angle Sensor', 'w/ Steering Angle Sensor'],
        [7, 7, 3],
        0.9,
        platform,
      ),
      aftermarket('24112', 'Impact Sensor', [...FRONT_SIDES, 'Front'], [38, 148], ['New'], [4, 3, 2], 0.4, platform),
    ],
    recycled: [
      recycled('710', 'Airbag, Driver Side', ONE, [120, 480], ['wheel'], { flags: ['hazardous'] }),
      recycled('712', 'Airbag, Passenger Side', ONE, [140, 520], ['dash'], { flags: ['hazardous'] }),
      recycled('714', 'Airbag, Roof Rail', SIDES, [110, 390], ['all'], { flags: ['hazardous'] }),
      recycled('716', 'Airbag Control Module', ONE, [70, 240], ['all']),
    ],
  },
  'Interior|Dash & Console': {
    productLine: 'INTERIOR',
    drawing: 'seat',
    aftermarket: [
      aftermarket('24210', 'Dash Cover', ONE, [58, 168], ['Molded, Black', 'Carpet, Gray'], [56, 22, 4], 5),
      aftermarket(
        '24212',
        'Floor Mat Set',
        ['', 'Front', 'Rear'],
        [28, 148],
        ['Rubber', 'Carpet', 'All-Weather, Molded'],
        [28, 20, 3],
        9,
        { keywords: ['liner'] },
      ),
      aftermarket('24214', 'Sun Visor', SIDES, [38, 148], ['Gray', 'Beige', 'w/ Lamp, Gray'], [18, 8, 2], 1.3),
      aftermarket(
        '24216',
        'Power Window Switch',
        FRONT_SIDES,
        [22, 118],
        ['Master, Driver', 'Single'],
        [7, 4, 3],
        0.4,
        platform,
      ),
      aftermarket('24218', 'Heater Control', ONE, [68, 290], ['Manual', 'Automatic'], [10, 6, 5], 1.4),
    ],
    recycled: [
      recycled('720', 'Instrument Cluster', ONE, [70, 340], ['MPH', 'MPH, color display']),
      recycled('722', 'Radio & Display', ONE, [80, 620], ['base', 'touch screen', 'navigation']),
      recycled('724', 'Dash Panel', ONE, [120, 520], ['black', 'gray', 'tan'], { flags: ['oversized'] }),
      recycled('726', 'Center Console', ONE, [80, 320], ['floor shift', 'column shift']),
      recycled('728', 'Heater Control', ONE, [45, 180], ['manual', 'automatic']),
      recycled('730', 'Master Window Switch', ['Front Left'], [30, 110], ['all']),
    ],
  },
  'Electric Drive': {
    productLine: 'ELECTRIC-DRIVE',
    drawing: 'electrical',
    aftermarket: [
      aftermarket('25010', 'Charge Port Door', ONE, [38, 148], ['Primed', 'w/ Actuator'], [8, 7, 3], 0.6, {
        bodies: ['electric'],
      }),
      aftermarket('25012', 'Level 2 Charging Cable', ONE, [188, 420], ['32A, 24 ft', '40A, 24 ft'], [16, 14, 5], 12, {
        fits: 'family',
        bodies: ['electric'],
        attributes: ['Connector:J1772', 'Length:24:FT'],
      }),
      aftermarket('25014', 'Battery Coolant Pump', ONE, [98, 290], ['Electric'], [6, 5, 4], 1.8, {
        fits: 'platform',
        bodies: ['electric'],
      }),
    ],
    recycled: [
      recycled('740', 'Drive Unit', ENDS, [900, 3800], ['front', 'rear'], {
        mechanical: 'major',
        flags: ['oversized'],
        bodies: ['electric'],
      }),
      recycled('742', 'High-Voltage Battery', ONE, [2400, 9800], ['standard range', 'long range'], {
        mechanical: 'major',
        flags: ['oversized', 'hazardous'],
        bodies: ['electric'],
      }),
    ],
  },
};
