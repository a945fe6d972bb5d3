import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAces } from '#functions/imports/aces/parse-aces.ts';
import { vehicleLookup } from '#functions/imports/aces/vehicle-lookup.ts';
import { anAcesFile, anApp, updateHeader } from '../../../builders/aces.ts';
import { messagesOf, outcomeOf, streamOf } from '../../../support/parsed-file.ts';

const vehicles = vehicleLookup([
  { baseVehicle: '1001', year: 1997, make: 'Dodge', model: 'Neon' },
  ...[1994, 1995, 1996].map((year) => {
    return { baseVehicle: `m${year}`, year, make: 'Ford', model: 'Mustang', makeId: '54', modelId: '688' };
  }),
]);
const texts: Record<string, string> = {
  'Position 22': 'Front',
  'PartType 6832': 'Cabin filter',
  'EngineBase 143': 'V8 5.0L',
};
const codeText = (kind: string, id: string) => texts[`${kind} ${id}`];
const parsed = (content: string | Uint8Array) => outcomeOf(parseAces(streamOf(content), { vehicles, codeText }));
const neon = { vehicle: { baseVehicle: '1001' } };

describe('the example of the format', () => {
  const example = readFileSync(new URL('../examples/aces.xml', import.meta.url));

  it('gives its applications', async () => {
    const { rows } = await parsed(example);
    const filter = {
      id: '1',
      partType: '6832',
      position: 'Front',
      quantity: 1,
      notes: ['Carbon version'],
      options: [],
    };
    expect(rows).toEqual([
      { brand: 'BBBB', brandPartNumber: 'EX-1007', application: { ...filter, ...neon } },
      { brand: 'BBBB', brandPartNumber: 'EX-1007C', application: { ...filter, id: '2', notes: [], ...neon } },
      {
        brand: 'CCCC',
        brandPartNumber: '0029633',
        application: {
          id: '3',
          partType: '4188',
          quantity: 2,
          notes: ['V8 5.0L', '1st design starter', '2nd design starter'],
          options: ['SubModel:39', 'EngineBase:143', 'Qual:945', 'Qual:945'],
          vehicle: { makeId: '54', modelId: '688', from: 1994, to: 1999 },
        },
      },
      {
        brand: 'BBBB',
        brandPartNumber: 'EX-1007',
        application: {
          id: '4',
          partType: '6832',
          quantity: 1,
          notes: [],
          options: [],
          vehicle: { baseVehicle: '999999' },
        },
      },
    ]);
  });

  it('reports what it has besides', async () => {
    const { issues, summary } = await parsed(example);
    expect(issues.map(({ message }) => message)).toEqual([
      'PartType 4188 is not in the list (1 time).',
      'BaseVehicle 999999 is not in the vehicle map (1 time).',
      'An application for equipment, not for a vehicle, is left out (1 time).',
    ]);
    expect(summary).toMatchObject({
      accepted: true,
      version: '4.2',
      header: { submission: 'FULL', brand: 'BBBB', title: 'Filters and starters', effectiveDate: '2026-02-01' },
      brands: ['BBBB', 'CCCC'],
      records: 5,
      applications: 4,
      unmapped: 1,
      equipment: 1,
    });
  });
});

describe('case E04: the count of the footer', () => {
  it.each([
    {
      footer: '<Footer><RecordCount>0</RecordCount></Footer>',
      message: 'The footer counts 0 applications, but the file has 1.',
    },
    { footer: '<Footer/>', message: 'The footer counts no applications, but the file has 1.' },
    { footer: '', message: 'The footer counts no applications, but the file has 1.' },
    {
      footer: '<Footer><RecordCount>6511</RecordCount></Footer>',
      message: 'The footer counts 6511 applications, but the file has 1.',
    },
  ])('refuses the file with both counts: $message', async ({ footer, message }) => {
    const { issues, summary } = await parsed(anAcesFile({ footer }));
    expect(summary.accepted).toBe(false);
    expect(issues.filter(({ severity }) => severity === 'refused')).toMatchObject([{ code: 'record-count', message }]);
  });

  it('refuses an empty file, which would take all of the brand away', async () => {
    expect((await parsed(anAcesFile({ apps: [] }))).summary.accepted).toBe(false);
  });
});

describe('additions and deletions', () => {
  const apps = [anApp(), anApp({ attributes: 'action="D" id="2"' })];

  it('are told apart in an UPDATE file', async () => {
    const { rows, summary } = await parsed(anAcesFile({ header: updateHeader, apps }));
    expect(rows).toMatchObject([
      { application: { id: '1' } },
      { brand: 'BBBB', brandPartNumber: 'EX-1', deleted: '2' },
    ]);
    expect(summary).toMatchObject({ applications: 1, deletions: 1, header: { submission: 'UPDATE' } });
  });

  it('of a FULL file lose the deletions, with a warning (case E05)', async () => {
    const { rows, issues, summary } = await parsed(anAcesFile({ apps }));
    expect(rows).toHaveLength(1);
    expect(issues).toMatchObject([{ code: 'delete-in-full', line: 4, column: 1, severity: 'warning' }]);
    expect(summary).toMatchObject({ accepted: true, records: 2 });
  });
});

describe('the header', () => {
  it.each(['FULL', 'Full', ' full '])('takes %o for FULL', async (submission) => {
    const header = `<SubmissionType>${submission}</SubmissionType><BrandAAIAID>BBBB</BrandAAIAID>`;
    expect((await parsed(anAcesFile({ header }))).summary.header?.submission).toBe('FULL');
  });

  it.each([
    {
      content: anAcesFile({ header: '<SubmissionType>TEST</SubmissionType>' }),
      code: 'submission-type',
      why: 'is a test',
    },
    {
      content: anAcesFile({ header: '<BrandAAIAID>BBBB</BrandAAIAID>' }),
      code: 'submission-type',
      why: 'does not say what it does',
    },
    { content: `<ACES version="4.2">${anApp()}</ACES>`, code: 'missing-header', why: 'has no header' },
    { content: '<PIES><Header/></PIES>', code: 'not-aces', why: 'is another format' },
  ])('refuses a file that $why', async ({ content, code }) => {
    const { issues, rows, summary } = await parsed(content);
    expect(issues).toMatchObject([{ code, severity: 'refused' }]);
    expect([rows, summary.accepted]).toEqual([[], false]);
  });

  it('may be of a version not known yet', async () => {
    const { issues, summary } = await parsed(anAcesFile().replace('4.2', '5.1'));
    expect(summary.accepted).toBe(true);
    expect(messagesOf(issues, 'version')).toEqual([
      'The version is 5.1; the file is read like versions 3.1 to 5.0 (1 time).',
    ]);
  });
});

describe('an application', () => {
  it.each([
    {
      app: anApp({ inner: '<Qual id="1"><text>With A/C</text></Qual><Qual id="1"><text>With A/C</text></Qual>' }),
      found: { notes: ['With A/C', 'With A/C'] },
      why: 'keeps a qualifier that comes twice (case E07)',
    },
    { app: anApp({ inner: '<Note> </Note><Note/>' }), found: { notes: [] }, why: 'has no blank notes (case E07)' },
    {
      app: anApp({ inner: '<Note>Exc. Calif. </Note>' }),
      found: { notes: ['Exc. Calif.'] },
      why: 'has lists, of one note too (case E10)',
    },
    {
      app: anApp({ inner: '<Qual id="2"><param value="1st"/><param value="904"/></Qual>' }),
      found: { notes: ['1st 904'] },
      why: 'shows the values of a qualifier without text',
    },
    {
      app: anApp({ inner: '<EngineBase id=" 143"/>' }),
      found: { options: ['EngineBase:143'], notes: ['V8 5.0L'] },
      why: 'loses blanks before an id',
    },
    {
      app: anApp({ inner: '<MfrLabel>Gold</MfrLabel>' }),
      found: { options: ['MfrLabel:Gold'] },
      why: 'keeps the name of its line',
    },
    { app: anApp({ inner: '<Position id="9"/>' }), found: { position: '9' }, why: 'keeps a position that no list has' },
    { app: anApp({ quantity: '<Qty>8</Qty>' }), found: { quantity: 8 }, why: 'says how many a vehicle needs' },
    { app: anApp({ quantity: '<Qty>some</Qty>' }), found: { quantity: 1 }, why: 'needs one when it does not say' },
  ])('$why', async ({ app, found }) => {
    expect((await parsed(anAcesFile({ apps: [app] }))).rows).toMatchObject([{ application: found }]);
  });

  it.each([
    { app: anApp({ partType: '' }), code: 'missing-part-type', why: 'a part type (case E07)' },
    { app: anApp({ part: '<Part> </Part>' }), code: 'missing-part', why: 'a part' },
    { app: anApp({ attributes: 'action="A"' }), code: 'missing-id', why: 'an id' },
    { app: anApp({ attributes: 'action="X" id="1"' }), code: 'action', why: 'an action' },
    { app: anApp({ vehicle: '' }), code: 'missing-vehicle', why: 'a vehicle' },
    {
      app: anApp({ vehicle: '<Years from="1999" to="1994"/><Make id="54"/>' }),
      code: 'missing-vehicle',
      why: 'years in order',
    },
  ])('without $why is refused and the rest taken', async ({ app, code }) => {
    const { rows, issues, summary } = await parsed(anAcesFile({ apps: [app, anApp()] }));
    expect(issues).toMatchObject([{ code, line: 3, column: 1, severity: 'refused' }]);
    expect(rows).toHaveLength(1);
    expect(summary).toMatchObject({ accepted: true, records: 2, applications: 1, refused: 1 });
  });

  it('belongs to the brand of the part when that has one (case E08)', async () => {
    const { rows, summary } = await parsed(
      anAcesFile({ apps: [anApp({ part: '<Part BrandAAIAID="ABCD">EX-1</Part>' })] }),
    );
    expect(rows).toMatchObject([{ brand: 'ABCD' }]);
    expect(summary.brands).toEqual(['ABCD']);
  });

  it('is told when its id was used before', async () => {
    const { issues, rows } = await parsed(anAcesFile({ apps: [anApp(), anApp()] }));
    expect(issues).toMatchObject([{ code: 'repeated-id', line: 4, severity: 'warning' }]);
    expect(rows).toHaveLength(2);
  });

  it('of a make alone is one for each of its models (case V16)', async () => {
    const app = anApp({ vehicle: '<Years from="1994" to="1996"/><Make id="54"/>' });
    const { rows, issues } = await parsed(anAcesFile({ apps: [app] }));
    const vehicle = { makeId: '54', from: 1994, to: 1996 };
    expect(rows).toMatchObject([{ application: { id: '1', vehicle } }]);
    expect(vehicles(vehicle)).toEqual([{ make: 'Ford', model: 'Mustang', from: 1994, to: 1996 }]);
    expect(issues).toEqual([]);
  });

  it('on years in which the model was not made is kept, and told (case V17)', async () => {
    const app = anApp({ vehicle: '<Years from="2001" to="2003"/><Make id="54"/><Model id="688"/>' });
    const { rows, issues } = await parsed(anAcesFile({ apps: [app] }));
    expect(rows).toMatchObject([{ application: { vehicle: { makeId: '54', modelId: '688', from: 2001, to: 2003 } } }]);
    expect(messagesOf(issues, 'unmapped-vehicle')).toEqual([
      'Make 54, Model 688, 2001-2003 is not in the vehicle map (1 time).',
    ]);
  });
});

it('reads the names that version 5.0 gives', async () => {
  const header =
    '<BrandID>BBBB</BrandID><SubmissionType>FULL</SubmissionType><VcdbPublicationDate>2026-01-30</VcdbPublicationDate>';
  const part = '<PartNumber BrandID="CCCC">EX-1</PartNumber><DiagramAsset>1</DiagramAsset>';
  const apps = [anApp({ partType: '<PartTerminology id="6832"/>', part }), anApp({ attributes: 'action="A" id="2"' })];
  const { rows, issues } = await parsed(anAcesFile({ header, apps }).replace('4.2', '5.0'));
  expect(rows).toMatchObject([{ brand: 'CCCC', application: { partType: '6832' } }, { brand: 'BBBB' }]);
  expect(issues).toMatchObject([{ code: 'not-used' }]);
});

it('refuses a file that breaks off, with one issue', async () => {
  const { issues, summary } = await parsed(anAcesFile().slice(0, -20));
  expect(issues).toMatchObject([{ code: 'not-well-formed', severity: 'refused' }]);
  expect(summary.accepted).toBe(false);
});

describe('case E17: a file of 100,000 applications', () => {
  async function* manyApps() {
    const [head = '', foot = ''] = anAcesFile({
      apps: ['|'],
      footer: '<Footer><RecordCount>100000</RecordCount></Footer>',
    }).split('|');
    yield Buffer.from(head);
    for (let start = 1; start <= 100_000; start += 100) {
      const ids = Array.from({ length: 100 }, (_, index) => start + index);
      yield Buffer.from(
        ids.map((id) => anApp({ attributes: `action="A" id="${id}"`, part: `<Part>EX-${id}</Part>` })).join('\n'),
      );
    }
    yield Buffer.from(foot);
  }

  it('is read as a stream, in little memory', async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    let count = 0;
    for await (const one of parseAces(manyApps(), { vehicles, codeText })) {
      if ('row' in one) count += 1;
      if (count % 5000 === 0) most = Math.max(most, process.memoryUsage().rss);
    }
    expect(count).toBe(100_000);
    expect(most - before).toBeLessThan(256 * 1024 * 1024);
  });
});
