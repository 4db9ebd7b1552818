import type { Pin } from '@chippage/api/types';
import { type ReactNode, useState } from 'react';
import type { Lead } from '../package-drawing/outline.ts';
import { namedLeads } from './namedLeads.ts';
import * as styles from './Pinout.css.ts';
import { PinoutTable } from './PinoutTable.tsx';

export interface PinoutProps {
  /** The leads of the package; none where it cannot be drawn. */
  leads: readonly Lead[];
  /** Draws the package with so much room on each side, and names over it. The drawing is the page's own: this part comes later. */
  renderDrawing: (room: { x: number; y: number }, names: ReactNode) => ReactNode;
  pinout: readonly Pin[];
  /** Draws what leads to the page that names a pin; `name` says the pin. */
  renderOrigin: (pin: Pin, name: string) => ReactNode;
}

/** The pins of a part by name: in the drawing of its package, and as a table whose rows mark their pin there. */
export function Pinout({ leads, renderDrawing, pinout, renderOrigin }: PinoutProps) {
  const [marked, setMarked] = useState<number | null>(null);
  const { names, room } = namedLeads(leads, new Map(pinout.map(({ number, name }) => [number, name])));
  const markedLine = leads.find(({ pin }) => pin === marked)?.line;
  return (
    <>
      {renderDrawing(
        room,
        <>
          {markedLine && <line className={styles.markedLine} {...markedLine} />}
          {names.map(({ pin, text, x, y, anchor, isTurned }) => (
            <text
              key={pin}
              className={pin === marked ? `${styles.name} ${styles.markedName}` : styles.name}
              x={x}
              y={y}
              textAnchor={anchor}
              {...(isTurned && { transform: `rotate(-90 ${x} ${y})` })}
            >
              {text}
            </text>
          ))}
        </>,
      )}
      <PinoutTable pinout={pinout} marked={marked} onMark={setMarked} renderOrigin={renderOrigin} />
    </>
  );
}
