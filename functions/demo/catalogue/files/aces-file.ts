import type { AftermarketPart } from '../aftermarket-parts.ts';
import type { DemoBrand } from '../brands.ts';
import type { Fitment } from '../fitments.ts';
import { baseVehicleId } from './base-vehicles.ts';
import { codeOf } from './code-lists.ts';
import type { TextFile } from './text-file.ts';
import { xmlText } from './xml-text.ts';

/** The applications of a brand in ACES 4.2. */
export function acesFile(file: TextFile, brand: DemoBrand) {
  let count = 0;
  file.write(headerOf(brand));
  return {
    /** Writes an application for each vehicle that the part fits. */
    add(part: AftermarketPart): void {
      for (const fitment of part.fitments) {
        for (const vehicle of vehiclesOf(brand, fitment)) {
          count += 1;
          file.write(applicationOf(count, vehicle, fitment, part));
        }
      }
    },
    close(): void {
      file.write(`<Footer><RecordCount>${count}</RecordCount></Footer>\n</ACES>\n`);
      file.close();
    },
  };
}

const headerOf = ({ code, name }: DemoBrand): string => `<?xml version="1.0" encoding="UTF-8"?>
<ACES version="4.2">
<Header>
  <Company>${xmlText(name)}</Company>
  <SenderName>Demo catalogue</SenderName>
  <SenderPhone>303-555-0110</SenderPhone>
  <TransferDate>2026-11-20</TransferDate>
  <BrandAAIAID>${code}</BrandAAIAID>
  <DocumentTitle>Made-up parts of the demo catalogue</DocumentTitle>
  <EffectiveDate>2026-11-20</EffectiveDate>
  <SubmissionType>FULL</SubmissionType>
  <VcdbVersionDate>2026-10-30</VcdbVersionDate>
  <QdbVersionDate>2026-10-30</QdbVersionDate>
  <PcdbVersionDate>2026-10-30</PcdbVersionDate>
</Header>
`;

function vehiclesOf({ namesBaseVehicles }: DemoBrand, { generation, from, to }: Fitment): string[] {
  if (!namesBaseVehicles) {
    return [`<Years from="${from}" to="${to}"/><Make id="${generation.makeId}"/><Model id="${generation.modelId}"/>`];
  }
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `<BaseVehicle id="${baseVehicleId(generation, from + index)}"/>`,
  );
}

function applicationOf(id: number, vehicle: string, { notes, engine }: Fitment, part: AftermarketPart): string {
  const position = codeOf('Position', part.position);
  return [
    `<App action="A" id="${id}">`,
    vehicle,
    engine ? `<EngineBase id="${codeOf('EngineBase', engine)}"/>` : '',
    ...notes.map((note) => `<Note>${xmlText(note)}</Note>`),
    `<Qty>${part.type.quantity ?? 1}</Qty>`,
    `<PartType id="${part.type.code}"/>`,
    position ? `<Position id="${position}"/>` : '',
    `<Part>${xmlText(part.brandPartNumber)}</Part>`,
    '</App>\n',
  ].join('');
}
