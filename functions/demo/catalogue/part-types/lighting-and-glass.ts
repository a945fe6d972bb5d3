import { aftermarket, type Categories, CORNERS, ENDS, ONE, REAR, recycled, SIDES } from './part-type.ts';

const certified = { certifications: ['capa', 'nsf'] } as const;

/** Lamps and windows. */
export const lightingAndGlassCategories: Categories = {
  'Lighting|Headlamps': {
    productLine: 'LIGHTING',
    drawing: 'headlamp',
    aftermarket: [
      aftermarket(
        '12010',
        'Headlamp Assembly',
        SIDES,
        [74, 612],
        [
          'Halogen',
          'Halogen, Chrome Bezel',
          'Halogen, Black Bezel',
          'HID/Xenon, w/o Ballast',
          'LED',
          'LED, w/ Adaptive Leveling',
        ],
        [28, 18, 14],
        8,
        { ...certified, keywords: ['headlight'], packs: [['PR', 'Pair', 2]] },
      ),
      aftermarket('12012', 'Headlamp Lens & Housing', SIDES, [62, 390], ['Halogen', 'HID', 'LED'], [27, 17, 13], 6.4, {
        ...certified,
        keywords: ['headlight'],
      }),
      aftermarket(
        '12014',
        'Headlamp Bulb',
        ONE,
        [6, 88],
        ['Low Beam, 55W', 'High Beam, 60W', 'D3S Xenon', 'LED Upgrade'],
        [5, 3, 3],
        0.2,
        {
          fits: 'family',
          quantity: 2,
          keywords: ['headlight'],
          packs: [['PR', 'Pair', 2]],
        },
      ),
      aftermarket('12016', 'Headlamp Bracket', SIDES, [14, 62], ['Plastic', 'Steel'], [16, 8, 4], 0.9, certified),
      aftermarket('12018', 'Headlamp Ballast', ONE, [64, 248], ['Xenon, D1S', 'Xenon, D3S'], [6, 5, 3], 1.1, {
        fits: 'platform',
        keywords: ['HID'],
      }),
    ],
    recycled: [
      recycled('540', 'Headlamp Assembly', SIDES, [85, 780], ['halogen', 'xenon (HID)', 'LED', 'LED, adaptive']),
    ],
  },
  'Lighting|Tail Lamps': {
    productLine: 'LIGHTING',
    drawing: 'tail-lamp',
    aftermarket: [
      aftermarket(
        '12110',
        'Tail Lamp Assembly',
        SIDES,
        [42, 318],
        ['Bulb Type', 'LED', 'Bulb Type, Smoked', 'Outer, on Body', 'Inner, on Lid'],
        [18, 14, 10],
        4,
        { ...certified, keywords: ['tail light'], packs: [['PR', 'Pair', 2]] },
      ),
      aftermarket('12112', 'Third Brake Lamp', ONE, [24, 132], ['LED', 'Bulb Type', 'w/ Cargo Lamp'], [18, 4, 3], 0.9, {
        certifications: ['capa'],
        keywords: ['high mount stop light'],
      }),
      aftermarket('12114', 'Tail Lamp Bulb Socket', ONE, [6, 28], ['Twin Filament'], [3, 2, 2], 0.1, {
        fits: 'family',
        quantity: 2,
      }),
      aftermarket('12116', 'License Plate Lamp', REAR, [8, 42], ['Bulb Type', 'LED'], [4, 2, 2], 0.1, {
        fits: 'platform',
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket('12118', 'Back-Up Lamp', SIDES, [18, 84], ['Bulb Type', 'LED'], [8, 5, 4], 0.6, certified),
    ],
    recycled: [
      recycled('542', 'Tail Lamp', SIDES, [45, 360], ['bulb', 'LED', 'inner, on lid']),
      recycled('544', 'Third Brake Lamp', ONE, [30, 120], ['all']),
    ],
  },
  'Lighting|Fog & Signal Lamps': {
    productLine: 'LIGHTING',
    drawing: 'headlamp',
    aftermarket: [
      aftermarket('12210', 'Fog Lamp Assembly', SIDES, [26, 146], ['Halogen', 'LED', 'w/ Bracket'], [8, 7, 6], 1.2, {
        ...certified,
        keywords: ['fog light', 'driving lamp'],
        packs: [['PR', 'Pair', 2]],
      }),
      aftermarket(
        '12212',
        'Fog Lamp Bezel',
        SIDES,
        [9, 58],
        ['w/ Lamp Hole', 'w/o Lamp Hole', 'Chrome'],
        [12, 8, 3],
        0.5,
        {
          certifications: ['capa'],
          keywords: ['fog light cover'],
        },
      ),
      aftermarket('12214', 'Signal Lamp', ['Front Left', 'Front Right'], [18, 96], ['Amber', 'Clear'], [9, 6, 5], 0.7, {
        ...certified,
        keywords: ['turn signal', 'park lamp'],
      }),
      aftermarket('12216', 'Side Marker Lamp', CORNERS, [9, 54], ['Bulb Type', 'LED'], [6, 3, 2], 0.3, certified),
      aftermarket('12218', 'Daytime Running Lamp', SIDES, [34, 190], ['LED'], [9, 5, 4], 0.8, certified),
    ],
    recycled: [recycled('546', 'Fog Lamp', SIDES, [30, 150], ['halogen', 'LED'])],
  },
  'Glass|Windshields & Windows': {
    productLine: 'GLASS',
    drawing: 'glass',
    aftermarket: [
      aftermarket(
        '13010',
        'Windshield',
        ONE,
        [168, 720],
        ['Green Tint', 'Green Tint, w/ Rain Sensor', 'Acoustic, w/ Camera Bracket', 'Heated Wiper Park'],
        [60, 36, 6],
        31,
        { flags: ['oversized'], keywords: ['windscreen'] },
      ),
      aftermarket(
        '13012',
        'Back Glass',
        ONE,
        [142, 560],
        ['Heated', 'Heated, Privacy Tint', 'Sliding'],
        [54, 28, 5],
        22,
        {
          flags: ['oversized'],
          keywords: ['rear window'],
        },
      ),
      aftermarket(
        '13016',
        'Quarter Glass',
        ['Rear Left', 'Rear Right'],
        [84, 310],
        ['Green Tint', 'Privacy Tint'],
        [26, 16, 2],
        6,
      ),
      aftermarket(
        '13018',
        'Windshield Moulding',
        ['', 'Upper'],
        [14, 66],
        ['Universal Profile', 'Set'],
        [50, 4, 2],
        0.8,
      ),
    ],
    recycled: [recycled('552', 'Back Glass', ONE, [120, 480], ['heated', 'heated, privacy'], { flags: ['oversized'] })],
  },
  'Glass|Door Glass': {
    productLine: 'GLASS',
    drawing: 'glass',
    isOfDoors: true,
    aftermarket: [
      aftermarket(
        '13014',
        'Door Glass',
        CORNERS,
        [78, 268],
        ['Green Tint', 'Privacy Tint', 'Laminated'],
        [34, 22, 2],
        9,
      ),
    ],
    recycled: [recycled('550', 'Door Glass', CORNERS, [60, 220], ['tinted', 'privacy', 'laminated'])],
  },
  'Glass|Window Regulators': {
    productLine: 'GLASS',
    drawing: 'glass',
    isOfDoors: true,
    aftermarket: [
      aftermarket(
        '13110',
        'Window Regulator',
        CORNERS,
        [34, 168],
        ['Power, w/ Motor', 'Power, w/o Motor', 'Manual'],
        [24, 14, 4],
        4.5,
        { keywords: ['window lift'] },
      ),
      aftermarket('13112', 'Window Motor', CORNERS, [38, 144], ['2-Pin', '6-Pin, w/ Auto-Up'], [8, 6, 4], 2, {
        fits: 'platform',
      }),
    ],
    recycled: [recycled('554', 'Window Regulator', CORNERS, [45, 170], ['power', 'manual'])],
  },
  'Glass|Wipers': {
    productLine: 'WIPERS',
    drawing: 'glass',
    aftermarket: [
      aftermarket(
        '13210',
        'Wiper Blade',
        ENDS,
        [8, 32],
        ['Conventional', 'Beam', 'Hybrid', 'Winter'],
        [24, 3, 1],
        0.5,
        {
          fits: 'family',
          quantity: 2,
          packs: [
            ['PR', 'Pair', 2],
            ['BX', 'Box of 10', 10],
          ],
        },
      ),
      aftermarket('13212', 'Wiper Arm', ['Front Left', 'Front Right', 'Rear'], [18, 78], ['Black'], [24, 3, 2], 1.1),
      aftermarket('13214', 'Wiper Motor', ENDS, [58, 224], ['w/o Washer Pump', 'w/ Linkage'], [11, 8, 6], 4, {
        fits: 'platform',
        core: 20,
      }),
      aftermarket('13216', 'Washer Reservoir', ONE, [28, 112], ['w/o Pump', 'w/ Pump'], [18, 12, 8], 2.8, {
        certifications: ['capa'],
      }),
      aftermarket('13218', 'Washer Pump', ONE, [9, 44], ['Single Outlet', 'Dual Outlet'], [4, 2, 2], 0.3, {
        fits: 'family',
      }),
    ],
    recycled: [recycled('556', 'Wiper Motor', ENDS, [45, 160], ['all'], { mechanical: 'other', isShared: true })],
  },
};
