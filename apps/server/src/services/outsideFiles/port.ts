import type { IsMakerHost } from './makerAddress.ts';

/** What a maker's site said of an address. */
export type LinkFinding =
  | {
      /** A PDF is there; it is elsewhere for good; nothing is there; a page instead of a PDF; it cannot be said. */
      status: 'ok' | 'moved' | 'dead' | 'loginWall' | 'unchecked';
      /** Where it leads for good. */
      movedTo: string | null;
    }
  /** Nobody answered, or only that the server has trouble. */
  | { status: 'silent'; hasAnswered: boolean };

/** Looks at files that lie at their makers. */
export interface OutsideFiles {
  /** Says what an address leads to; asks only makers' hosts on the internet. */
  check: (address: string, isMakerHost: IsMakerHost) => Promise<LinkFinding>;
  /** Fetches the file behind an address. @returns null for anything but a whole PDF @throws AdapterError when nobody answers */
  fetch: (address: string, isMakerHost: IsMakerHost, maxBytes: number) => Promise<Uint8Array | null>;
}
