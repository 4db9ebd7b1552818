import { type Arrangement, type PinPlace, placePins } from '@chippage/api/packageOutline';

/** A line from the body outwards, and where the number of its pin stands. */
export interface Lead {
  pin: number;
  line: { x1: number; y1: number; x2: number; y2: number };
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | undefined;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A package from above, in units of the drawing. */
export interface Outline {
  width: number;
  height: number;
  body: Box;
  /** The metal tab opposite the leads. */
  tab: Box | undefined;
  leads: Lead[];
  /** The mark beside pin 1; a chip of two terminals has none. */
  mark: { x: number; y: number } | undefined;
}

const LEAD = 8;
/** Room for numbers outside the leads. */
const MARGIN = 30;
const LONGEST = 200;
/** Closer than this, numbers would run into each other: each side then shows its first and its last. */
const READABLE = 11;

/** Arrangements of which there is a drawing. */
export type DrawnArrangement = Exclude<Arrangement, 'grid' | 'unknown'>;

const lengths: Record<DrawnArrangement, { least: number; pitch: number; other: number }> = {
  quad: { least: 120, pitch: 13, other: 0 },
  dual: { least: 70, pitch: 16, other: 84 },
  row: { least: 100, pitch: 30, other: 70 },
  tab: { least: 100, pitch: 30, other: 60 },
  sot: { least: 100, pitch: 30, other: 60 },
  chip: { least: 60, pitch: 0, other: 110 },
};

/** Lays out what `placePins` places. @param arrangement One that is drawable with this count of pins. */
export function outlineOf(arrangement: DrawnArrangement, pins: number): Outline {
  const places = placePins(arrangement, pins);
  const count = (side: PinPlace['side']) => places.filter((place) => place.side === side).length;
  const { least, pitch, other } = lengths[arrangement];
  const most = Math.max(...(['left', 'right', 'top', 'bottom'] as const).map(count));
  const long = Math.min(LONGEST, Math.max(least, (most + 1) * pitch));
  const isUpright = arrangement === 'dual' || arrangement === 'chip';
  const [width, height] = arrangement === 'quad' ? [long, long] : isUpright ? [other, long] : [long, other];
  const body = { x: MARGIN, y: MARGIN, width, height };
  const used = { left: 0, right: 0, bottom: 0, top: 0, grid: 0 };
  const leads = places.map(({ pin, side }): Lead => {
    const at = (used[side] += 1);
    const sideCount = count(side);
    const length = side === 'left' || side === 'right' ? height : width;
    const step = length / (sideCount + 1);
    const isNumbered = step >= READABLE || at === 1 || at === sideCount;
    return { pin, ...leadAt(side, step * at, body), ...(!isNumbered && { label: undefined }) };
  });
  const first = places[0]?.side;
  const mark = arrangement === 'chip' ? undefined : { x: body.x + 12, y: first === 'bottom' ? body.y + height - 12 : body.y + 12 };
  const tab = arrangement === 'tab' ? { x: body.x + width / 4, y: body.y - LEAD, width: width / 2, height: LEAD } : undefined;
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN, body, tab, leads, mark };
}

/** Counter-clockwise: down the left, along the bottom, up the right, back along the top. */
function leadAt(side: PinPlace['side'], along: number, { x, y, width, height }: Box): Pick<Lead, 'line' | 'label'> {
  if (side === 'left') return horizontal(x, y + along, -1);
  if (side === 'right') return horizontal(x + width, y + height - along, 1);
  if (side === 'bottom') return vertical(x + along, y + height, 1);
  return vertical(x + width - along, y, -1);
}

function horizontal(x: number, y: number, way: 1 | -1): Pick<Lead, 'line' | 'label'> {
  return { line: { x1: x, y1: y, x2: x + way * LEAD, y2: y }, label: { x: x + way * (LEAD + 3), y: y + 3, anchor: way === 1 ? 'start' : 'end' } };
}

function vertical(x: number, y: number, way: 1 | -1): Pick<Lead, 'line' | 'label'> {
  return { line: { x1: x, y1: y, x2: x, y2: y + way * LEAD }, label: { x, y: y + way * (LEAD + (way === 1 ? 11 : 4)), anchor: 'middle' } };
}
