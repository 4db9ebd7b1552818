import type { Lead } from '../package-drawing/outline.ts';

/** A name beside the number of its pin. */
export interface NamedLead extends Pick<Lead, 'pin' | 'line'> {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
  /** Runs upwards. */
  isTurned: boolean;
}

/** Width of a letter of the drawing. */
const LETTER = 5.4;
const GAP = 4;
/** Longer names are cut off; the table says them whole. */
const LONGEST = 10;
/** What the drawing leaves outside the leads' numbers. */
const MARGIN = 30;
/** From the body to the number: beside it, and above or below it. */
const TO_NUMBER = { side: 11, end: 19 };

const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

function placed({ pin, line, label }: Lead, text: string): NamedLead[] {
  if (!label) return [];
  const { x, y, anchor } = label;
  const beside = String(pin).length * LETTER + GAP;
  if (anchor === 'start') return [{ pin, line, text, x: x + beside, y, anchor, isTurned: false }];
  if (anchor === 'end') return [{ pin, line, text, x: x - beside, y, anchor, isTurned: false }];
  const isBelow = line.y2 > line.y1;
  return [{ pin, line, text, x: x + 3, y: isBelow ? y + GAP : y - 10, anchor: isBelow ? 'end' : 'start', isTurned: true }];
}

/** Where names stand beside the numbers of a drawing, and the room that they need on each side. A lead without a number has no name either. */
export function namedLeads(leads: readonly Lead[], names: ReadonlyMap<number, string>): { names: NamedLead[]; room: { x: number; y: number } } {
  const all = leads.flatMap((lead) => placed(lead, shortened(names.get(lead.pin) ?? '')));
  const roomOf = (isTurned: boolean, before: (lead: NamedLead) => number) =>
    Math.ceil(Math.max(0, ...all.filter((lead) => lead.isTurned === isTurned).map((lead) => before(lead) + GAP + lead.text.length * LETTER - MARGIN + 2)));
  return { names: all, room: { x: roomOf(false, ({ pin }) => TO_NUMBER.side + String(pin).length * LETTER), y: roomOf(true, () => TO_NUMBER.end) } };
}
