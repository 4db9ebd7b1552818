import type { PinPlace } from '@chippage/api/packageOutline';

/** The pins of one side, in the order in which they are numbered: `1～12`, `1、3`. */
export interface PinSide {
  side: PinPlace['side'];
  pins: string;
}

/** Pins by side; those that follow each other are written as a range. */
export function pinRanges(places: readonly PinPlace[]): PinSide[] {
  return [...Map.groupBy(places, ({ side }) => side)].map(([side, list]) => {
    const pins = list.map(({ pin }) => pin);
    const [first = 0, last = 0] = [pins[0], pins.at(-1)];
    const isRange = pins.length > 2 && pins.every((pin, at) => pin === first + at);
    return { side, pins: isRange ? `${first}～${last}` : pins.join('、') };
  });
}
