import { constants, zstdCompressSync } from 'node:zlib';
import { type VinChunk, type VinDirectory, type VinPattern, vinFacts } from '../../search/vin/vin-chunk.ts';
import type { Vpic, VpicManufacturer } from './read-vpic.ts';

/** All chunks one after the other, each compressed. */
interface PackedVinData {
  readonly content: Uint8Array;
  readonly chunks: VinDirectory['chunks'];
}

const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

export function packVinData({ manufacturers, patterns }: Vpic): PackedVinData {
  const groups = [...Map.groupBy(manufacturers, ({ code }) => code.slice(0, 3))].sort(([a], [b]) => (a < b ? -1 : 1));
  const packed = groups.map(([code, members]) => {
    const json = JSON.stringify(chunkOf(members, patterns));
    return { code, bytes: zstdCompressSync(json, LEVEL) };
  });
  return {
    content: Buffer.concat(packed.map(({ bytes }) => bytes)),
    chunks: { codes: packed.map(({ code }) => code).join(''), bytes: packed.map(({ bytes }) => bytes.length) },
  };
}

function chunkOf(members: readonly VpicManufacturer[], patterns: Vpic['patterns']): VinChunk {
  const schemas = numbered<number>();
  const texts = numbered<string>();
  const manufacturers = Object.fromEntries(
    members.map(({ code, uses, ...facts }) => [
      code,
      {
        ...facts,
        uses: uses
          .filter(({ schema }) => patterns.has(schema))
          .flatMap(({ schema, from, to }) => [schemas.of(schema), from, to]),
      },
    ]),
  );
  const packedSchemas = schemas
    .all()
    .map((schema) =>
      (patterns.get(schema) ?? []).map(
        ({ pattern, facts }): VinPattern => [
          pattern,
          ...facts.flatMap(([fact, text]) => [vinFacts.indexOf(fact), texts.of(text)]),
        ],
      ),
    );
  return { manufacturers, schemas: packedSchemas, texts: texts.all() };
}

/** Numbers values in the order in which they first occur. */
function numbered<Value>() {
  const numbers = new Map<Value, number>();
  return {
    of(value: Value): number {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, numbers.size);
      return numbers.size - 1;
    },
    all: (): Value[] => [...numbers.keys()],
  };
}
