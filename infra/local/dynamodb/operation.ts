import type { Json, Store } from 'dynalite/db/index.js';
import type { Custom, Types } from 'dynalite/validations/index.js';
import type { RequestTokens } from './request-tokens.ts';

/** The context of an operation. */
export interface Engine {
  readonly store: Store;
  readonly tokens: RequestTokens;
  /** For fault tests: whether to fail as if another transaction held an item of this write. */
  readonly isInConflict: (operation: string) => boolean;
}

/** One operation of the protocol: the type of its request, and its implementation. */
export interface Operation {
  readonly types: Types;
  readonly custom: Custom | undefined;
  readonly run: (engine: Engine, data: Json) => Promise<Json>;
}
