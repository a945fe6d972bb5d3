import type { Json, Store } from 'dynalite/db/index.js';
import type { Custom, Types } from 'dynalite/validations/index.js';
import type { RequestTokens } from './request-tokens.ts';

/** What an operation works with. */
export interface Engine {
  readonly store: Store;
  readonly tokens: RequestTokens;
  /** The fault switch: whether to act as if another transaction held an item of this write. */
  readonly isInConflict: (operation: string) => boolean;
}

/** One operation of the protocol: what its request looks like and what it does. */
export interface Operation {
  readonly types: Types;
  readonly custom: Custom | undefined;
  readonly run: (engine: Engine, data: Json) => Promise<Json>;
}
