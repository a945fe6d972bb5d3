import type { LoggedPicture } from './picture-log.ts';
import { type PictureProblem, UnfetchedPicture } from './picture-problem.ts';

/** A host that has not answered this many times in a row is not asked again in the same import. */
export const MOST_SILENCES = 8;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** Addresses of all hosts in turn, so that a slow host doesn't make the others wait. */
export function* inTurnsOfHosts(addresses: readonly string[]): Generator<string> {
  const queues = new Map<string, string[]>();
  for (const address of addresses) {
    const host = hostOf(address);
    const queue = queues.get(host);
    if (queue) queue.push(address);
    else queues.set(host, [address]);
  }
  for (let turn = 0; queues.size > 0; turn += 1) {
    for (const [host, queue] of queues) {
      const address = queue[turn];
      if (address === undefined) queues.delete(host);
      else yield address;
    }
  }
}

/** Knows which hosts don't answer, so that no time is spent on the rest of their pictures. */
export interface SilentHosts {
  /** @throws {UnfetchedPicture} if the host of the address does not answer. */
  refuseSilent(address: string): void;
  heard(address: string): void;
  failed(address: string, problem: PictureProblem): void;
}

/** Begins with what the import has logged before. */
export function silentHosts(logged: readonly LoggedPicture[]): SilentHosts {
  const silences = new Map<string, number>();
  const hosts: SilentHosts = {
    refuseSilent(address) {
      if ((silences.get(hostOf(address)) ?? 0) < MOST_SILENCES) return;
      throw new UnfetchedPicture('picture-no-answer', 'its server does not answer');
    },
    heard: (address) => void silences.delete(hostOf(address)),
    failed(address, { code }) {
      const host = hostOf(address);
      if (code === 'picture-no-answer') silences.set(host, (silences.get(host) ?? 0) + 1);
      else silences.delete(host);
    },
  };
  for (const { address, problem } of logged) {
    if (problem) hosts.failed(address, problem);
    else hosts.heard(address);
  }
  return hosts;
}
