import { zstdDecompressSync } from 'node:zlib';
import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { DocumentKind } from '../build/document-writer.ts';
import { lowerBound } from '../format/dense-codes.ts';
import { brandKey, isAftermarketId, partKeyOfId } from '../format/part-identity.ts';
import { exactRange, lastNotAfter } from '../format/string-column.ts';
import type { IndexReader } from './index-reader.ts';

/** The documents of some parts (decision B22). Ids that the catalogue lacks are left out. */
export async function readDocuments(ids: readonly string[], reader: IndexReader): Promise<Map<string, PartDocument>> {
  const read = (id: string) => (isAftermarketId(id) ? readAftermarket(id, reader) : readSalvage(id, reader));
  const documents = await Promise.all([...new Set(ids)].map(read));
  return new Map(documents.filter((document) => document !== undefined).map((document) => [document.id, document]));
}

async function readAftermarket(id: string, reader: IndexReader): Promise<PartDocument | undefined> {
  const product = await readRow<ProductRow>('products', partKeyOfId(id), reader);
  if (!product) return undefined;
  const key = brandKey(product.brand, product.brandPartNumber);
  const fitment = await readRow<Pick<FitmentRow, 'applications'>>('fitments', key, reader);
  return { lineOfBusiness: 'aftermarket', id, product, applications: fitment?.applications ?? [] };
}

async function readSalvage(id: string, reader: IndexReader): Promise<PartDocument | undefined> {
  const part = await readRow<SalvageRow>('salvage', id, reader);
  if (!part) return undefined;
  const key = matchedInterchangeNumber(part.interchangeNumber);
  const interchange = key ? await readRow<{ vehicles: InterchangeRow[] }>('interchange', key, reader) : undefined;
  return { lineOfBusiness: 'salvage', id, part, interchange: interchange?.vehicles ?? [] };
}

async function readRow<Row>(kind: DocumentKind, key: string, reader: IndexReader): Promise<Row | undefined> {
  const objects = await reader.documentObjects(kind);
  const object = objects && lastNotAfter(objects.first, key);
  if (object === undefined) return undefined;
  const rows = await reader.documents(objects?.name.at(object) ?? '');
  if (!rows) return undefined;
  const [row, end] = exactRange(rows.key, key);
  if (row === end) return undefined;
  const block = lowerBound(rows.blockStart, row + 1) - 1;
  const packed = rows.blocks.subarray(rows.blockOffset[block], rows.blockOffset[block + 1]);
  const unpacked = zstdDecompressSync(packed, { chunkSize: 1 << 16 });
  const isLast = row + 1 === (rows.blockStart[block + 1] ?? rows.key.length);
  return JSON.parse(unpacked.toString('utf8', rows.lineStart[row], isLast ? unpacked.length : rows.lineStart[row + 1]));
}
