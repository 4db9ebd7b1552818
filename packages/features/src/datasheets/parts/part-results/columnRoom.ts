import type { ParamColumn, PartRow } from '@chippage/api/types';
import { paramText } from '../paramText.ts';

/** Px that the table has beside the filters on a page 1280 px wide. */
export const tableRoom = 926;

/** Px at both sides of a cell, and before text that follows numbers. */
const PADDING = 16;
const APART = 16;
/** Px of the arrow that a head shows while it is pointed at. */
const ARROW = 18;

/** Px of columns whose cells are much the same in every list. The boxes before the rows are always there. */
const usual: Readonly<Record<string, number>> = { pins: 58, price: 130, stock: 58, sellers: 42, lifecycle: 82, datasheet: 73 };
const BOXES = 48;
/** Px of the mark beside a part number. */
const MARK = 48;

/** About how wide a text is: Chinese letters are square, others about half as wide. */
const textWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + (letter >= '\u2E80' ? size : size * 0.53), 0);
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => textWidth(text, 13)));

/** About how many px the boxes, the part numbers and the columns of these facts take. */
export function widthOfFacts(facts: readonly string[], parts: readonly PartRow[]): number {
  const marks = parts.some(({ match }) => match === 'family' || match === 'packing_suffix' || match === 'similar' || match === 'substring') ? MARK : 0;
  const own: Record<string, number> = {
    brand: PADDING + widest(parts.map(({ brandNameCn, brandName }) => brandNameCn ?? brandName)),
    package: PADDING + widest(parts.map(({ packageCase }) => packageCase ?? '')),
  };
  const numbers = PADDING + widest(parts.map(({ mpn }) => mpn)) + marks;
  return facts.reduce((sum, code) => sum + (own[code] ?? usual[code] ?? 0), BOXES + numbers);
}

/** About how many px the column of a parameter takes. */
export function widthOfParam({ code, name, unit }: ParamColumn, parts: readonly PartRow[]): number {
  const values = parts.flatMap(({ params }) => params.filter((param) => param.code === code));
  const isText = values.some(({ valueNum }) => valueNum === null);
  return PADDING + (isText ? APART : 0) + Math.max(textWidth(name, 12) + ARROW, widest(values.map((param) => paramText(param, unit))));
}
