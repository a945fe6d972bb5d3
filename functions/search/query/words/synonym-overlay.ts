import { joinedGroups, NO_PROVIDER_WORDS, type ProviderWords } from './provider-words.ts';
import { TRADE_GROUPS } from './read-terms.ts';
import type { SynonymGroups } from './synonym-groups.ts';

/** Where the provider's synonyms are stored. */
export interface StoredSynonyms {
  /** Counts up with every change; 0 before the first one. It is cheap to read. */
  version(): Promise<number>;
  read(): Promise<ProviderWords>;
}

/** Words and their meaning that are tried before they are added. */
export type TriedWords = ProviderWords['added'][number];

/** The synonym groups that searches use now. They are joined once for each version of the provider's synonyms. */
export class SynonymOverlay {
  #version = 0;
  #provider = NO_PROVIDER_WORDS;
  #groups = TRADE_GROUPS;

  get groups(): SynonymGroups {
    return this.#groups;
  }

  /** Reads the provider's synonyms if they have changed. */
  async refresh(stored: StoredSynonyms): Promise<void> {
    const version = await stored.version();
    if (version === this.#version) return;
    this.#provider = await stored.read();
    this.#groups = joinedGroups(this.#provider);
    this.#version = version;
  }

  /** The groups as they would be with these words. */
  groupsWith(tried: TriedWords): SynonymGroups {
    return joinedGroups({ ...this.#provider, added: [...this.#provider.added, tried] });
  }
}
