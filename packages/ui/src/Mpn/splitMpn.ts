const TAIL = 6;

/** Parts a long part number before its last six signs: package, grade and packing stand there and tell near relatives apart. */
export function splitMpn(value: string): readonly [head: string, tail: string] {
  const signs = [...value];
  // Too short to gain anything by an ellipsis.
  if (signs.length <= TAIL + 2) return ['', value];
  return [signs.slice(0, -TAIL).join(''), signs.slice(-TAIL).join('')];
}
