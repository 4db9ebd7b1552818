import type { FactEvidence, PageFrame } from '@chippage/api/types';

/** Lines of a table that are so near stand one under the other, in points. */
const NEAR = 12;

const same = (one: PageFrame, other: PageFrame) => one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

const isBelow = (upper: PageFrame, lower: PageFrame) => lower.y >= upper.y && lower.y - (upper.y + upper.height) <= NEAR;

function around(one: PageFrame, other: PageFrame): PageFrame {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  // Tenths of a point, as they come: sums of fractions have long tails.
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    x,
    y,
    width: tenths(Math.max(one.x + one.width, other.x + other.width) - x),
    height: tenths(Math.max(one.y + one.height, other.y + other.height) - y),
  };
}

/** The places of a fact: a lower and an upper limit that stand one under the other are one place. */
export function evidencePlaces(evidence: readonly FactEvidence[], fields: readonly string[]): FactEvidence[] {
  const places = fields.flatMap((field) => evidence.find((one) => one.field === field) ?? []);
  const [first, second] = places;
  if (!first || !second || first.documentId !== second.documentId || first.page !== second.page) return places;
  const isTogether = isBelow(first.frame, second.frame) || isBelow(second.frame, first.frame);
  return isTogether ? [{ ...first, frame: around(first.frame, second.frame), isSure: first.isSure && second.isSure }] : places;
}

/** The fact whose place a frame is; undefined when it is nobody's. */
export function factAt<T extends { fields: readonly string[] }>(
  facts: readonly T[],
  evidence: readonly FactEvidence[],
  documentId: number,
  frame: PageFrame,
): T | undefined {
  return facts.find(({ fields }) => evidencePlaces(evidence, fields).some((place) => place.documentId === documentId && same(place.frame, frame)));
}
