import type { Warehouse } from '#shared/schemas/warehouse.ts';
import type { AttemptRepository } from '../data/attempt-repository.ts';
import type { ErrorLogRepository } from '../data/error-log-repository.ts';
import type { RememberRepository } from '../data/remember-repository.ts';
import type { LoginRecords, SessionRecords } from '../data/session-records.ts';
import type { SessionRepository } from '../data/session-repository.ts';
import type { UserMarker, UserRepository } from '../data/user-repository.ts';
import type { Store } from '../data/website-repository.ts';
import type { Authenticator } from '../http/authenticate.ts';
import type { SessionTokens, TokenSubject } from '../http/session-token.ts';

/** What the session group works with; handler.ts gives it the real ones. */
export interface SessionDependencies {
  readonly attempts: AttemptRepository;
  readonly authenticator: Authenticator;
  readonly errorLog: ErrorLogRepository;
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  /** At most 30 seconds old. */
  readonly listWarehouses: () => Promise<readonly Warehouse[]>;
  readonly loadLogin: (marker: UserMarker) => Promise<LoginRecords>;
  readonly loadSession: (
    ids: Pick<TokenSubject, 'userId' | 'sessionId' | 'accountId' | 'parentId'>,
  ) => Promise<SessionRecords>;
  readonly remembered: RememberRepository;
  readonly sessions: SessionRepository;
  readonly tokens: SessionTokens;
  readonly users: UserRepository;
  readonly now: () => Date;
  /** An id that nobody can guess. */
  readonly newId: () => string;
  /** 256 bits by chance, in letters that a cookie may hold. */
  readonly newSecret: () => string;
}
