import { open } from 'node:fs/promises';
import { type ReadRange, type VinReader, vinReader } from '#functions/search/vin/vin-data.ts';

const FILE = new URL('../../functions/search/vin/vin-data.bin', import.meta.url);

/** Reads the file in the repository as the object in the bucket is read. */
export const readVinFile: ReadRange = async (_key, from, to) => {
  const file = await open(FILE);
  try {
    const { buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer;
  } finally {
    await file.close();
  }
};

/** Reads VINs with the data in the repository. */
export const fileVins: VinReader = vinReader(readVinFile);
