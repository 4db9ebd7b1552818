import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The time of day; tests turn it. */
export interface Clock {
  now: () => Date;
}

/** Unpredictable values; tests may fix them. */
export interface Random {
  bytes: (count: number) => Buffer;
  /** An integer from 0 up to, but without, `below`. */
  int: (below: number) => number;
  uuid: () => string;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The operating system's generator. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count), int: (below) => randomInt(below), uuid: () => randomUUID() };
