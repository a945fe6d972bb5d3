import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
// The public interface of the package stores objects so that a killed process can leave them half-written.
import { FileS3Persistence } from '../../../node_modules/fauxqs/dist/s3/fileS3Persistence.js';
import { stateProblem } from '../state-problem.ts';

type Args<Method extends keyof FileS3Persistence> = Parameters<FileS3Persistence[Method]>;

const DATA = '.data';
const META = '.meta.json';

/**
 * Stores objects as files that are complete or unchanged, whenever the process is killed. An object has two files,
 * content and description. Both are written under another name and then moved, the content first. The next start
 * completes an object whose content was moved, and drops any other.
 */
export class KillSafeFiles extends FileS3Persistence {
  readonly #folder: string;
  readonly #asideFolder: string;
  readonly #aside: FileS3Persistence;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
    this.#asideFolder = path.join(folder, '_aside');
    completeMoves(this.#asideFolder, folder);
    dropHalves(path.join(folder, 'buckets'));
    checkWhole(folder);
    rmSync(this.#asideFolder, { recursive: true, force: true });
    this.#aside = new FileS3Persistence(this.#asideFolder);
  }

  override insertBucket(...args: Args<'insertBucket'>): void {
    this.#write((aside) => aside.insertBucket(...args));
  }

  override upsertObject(...args: Args<'upsertObject'>): void {
    this.#write((aside) => aside.upsertObject(...args));
  }

  override insertMultipartUpload(...args: Args<'insertMultipartUpload'>): void {
    this.#write((aside) => aside.insertMultipartUpload(...args));
  }

  override upsertMultipartPart(...args: Args<'upsertMultipartPart'>): void {
    this.#write((aside) => aside.upsertMultipartPart(...args));
  }

  /**
   * All calls are synchronous, so there is only one pending object. A failed one (full disk) must not be moved with the
   * next.
   */
  #write(write: (aside: FileS3Persistence) => void): void {
    try {
      write(this.#aside);
    } catch (error) {
      rmSync(this.#asideFolder, { recursive: true, force: true });
      throw error;
    }
    this.#moveAll();
  }

  #moveAll(): void {
    const files = filesIn(this.#asideFolder);
    for (const file of [
      ...files.filter((name) => name.endsWith(DATA)),
      ...files.filter((name) => !name.endsWith(DATA)),
    ]) {
      move(this.#asideFolder, this.#folder, file);
    }
    rmSync(this.#asideFolder, { recursive: true });
  }
}

/** If there is only a description, its content has been moved. */
function completeMoves(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const file of filesIn(from)) {
    const isAlone = file.endsWith(META) && !existsSync(path.join(from, file.slice(0, -META.length) + DATA));
    if (isAlone) move(from, to, file);
  }
}

/** A description without content means that the object was being deleted. */
function dropHalves(folder: string): void {
  for (const file of filesIn(folder)) {
    const isHalf = file.endsWith(META) && !existsSync(path.join(folder, file.slice(0, -META.length) + DATA));
    if (isHalf) rmSync(path.join(folder, file));
  }
}

/** Throws a StartProblem if the description is invalid, or if the content has another length. */
function checkWhole(folder: string): void {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name);
    const contentLength = lengthIn(file);
    if (!name.endsWith(META) || contentLength === undefined) continue;
    const data = file.slice(0, -META.length) + DATA;
    if (statSync(data).size !== contentLength) throw stateProblem(data, `has not the ${contentLength} bytes it had`);
  }
}

/** The length in the description; parts of an upload have none. */
function lengthIn(file: string): number | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly contentLength?: number }).contentLength;
  } catch {
    throw stateProblem(file, 'is no JSON');
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

function move(from: string, to: string, file: string): void {
  const target = path.join(to, file);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(path.join(from, file), target);
}
