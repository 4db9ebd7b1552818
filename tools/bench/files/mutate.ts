import { seeded } from '../../../apps/server/src/platform/seeded.ts';

/** Draws what a mutation needs; the same seed draws the same. */
export interface Draw {
  /** A whole number from 0 up to below `count`. */
  below: (count: number) => number;
  of: <T>(choices: readonly T[]) => T;
}

/** A source of draws. */
export function drawing(seed: number): Draw {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    of(choices) {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('nothing to choose from');
      return choice;
    },
  };
}

type Change = (bytes: Buffer, draw: Draw) => Buffer;

const range = (bytes: Buffer, { below }: Draw, most = 400): [number, number] => {
  const from = below(bytes.length + 1);
  return [from, Math.min(bytes.length, from + 1 + below(most))];
};

/** Changes of bytes that know nothing of what the bytes mean. */
const changes: readonly Change[] = [
  (bytes, { below }) => {
    const changed = Buffer.from(bytes);
    for (let times = 1 + below(20); times > 0 && changed.length > 0; times--) {
      const at = below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
    }
    return changed;
  },
  (bytes, { below }) => bytes.subarray(0, below(bytes.length + 1)),
  (bytes, draw) => {
    const [from, to] = range(bytes, draw);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, draw) => {
    const [from, to] = range(bytes, draw);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  (bytes, draw) => {
    const [from, to] = range(bytes, draw);
    const at = draw.below(bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, to), bytes.subarray(at)]);
  },
  (bytes, draw) => {
    const [from, to] = range(bytes, draw, 60);
    return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(to - from, draw.of([0, 10, 13, 32, 45, 60, 255])), bytes.subarray(to)]);
  },
  (bytes, { below }) => {
    // Numbers are lengths, places and counts: an odd one leads a reader astray.
    const numbers = [...bytes.toString('latin1').matchAll(/\d+/g)];
    const number = numbers[below(Math.max(1, numbers.length))];
    if (!number) return bytes;
    const other = ['0', '-1', '1', '65536', '4294967295', '99999999999', '1e9'][below(7)] ?? '0';
    return Buffer.concat([bytes.subarray(0, number.index), Buffer.from(other), bytes.subarray(number.index + number[0].length)]);
  },
];

/** The bytes with one to four changes. */
export function mutate(bytes: Buffer, draw: Draw): Buffer {
  let changed = bytes;
  for (let times = 1 + draw.below(4); times > 0; times--) changed = draw.of(changes)(changed, draw);
  return changed;
}
