import type { BomLine } from '@chippage/api/types';

/** Whether nothing is left to decide about a line. */
export const isSettled = ({ partId, isSkipped }: BomLine): boolean => isSkipped || partId !== null;

/** Every part that lines name, each once. */
export const partIdsOf = (lines: readonly BomLine[]): number[] => [
  ...new Set(lines.flatMap(({ partId, alternates }) => (partId === null ? alternates : [partId, ...alternates]))),
];
