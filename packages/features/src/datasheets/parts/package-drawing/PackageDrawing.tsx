import { arrangementOf, isDrawable } from '@chippage/api/packageOutline';
import type { Pin } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { EvidenceChip } from '../evidence-chip/EvidenceChip.tsx';
import { packageDrawingMessages } from './messages.ts';
import { OutlineDrawing, type OutlineDrawingProps } from './OutlineDrawing.tsx';
import { outlineOf } from './outline.ts';
import * as styles from './PackageDrawing.css.ts';
import { PinTable } from './PinTable.tsx';

const Pinout = lazyPart(async () => (await import('../pinout/Pinout.tsx')).Pinout);

export interface PackageDrawingProps {
  /** Name of the package, e.g. LQFP-48. */
  packageCase: string | null;
  pins: number | null;
  /** What its pins are called, where a document says it; else they are numbered only. */
  pinout: readonly Pin[];
  /** The reader at the page that names a pin. */
  hrefOf: (pin: Pick<Pin, 'documentId' | 'page'>) => string;
  /** Called before that link is followed. */
  onFollow: (pin: Pick<Pin, 'documentId'>) => void;
}

/** A package from above with its terminals, numbered and, where they are known, named. Nothing is drawn where name and count of pins do not tell how they are arranged. */
export function PackageDrawing({ packageCase, pins, pinout, hrefOf, onFollow }: PackageDrawingProps) {
  const t = useMessages(packageDrawingMessages);
  const arrangement = arrangementOf(packageCase, pins);
  const drawn =
    packageCase === null || arrangement === 'grid' || arrangement === 'unknown' || !isDrawable(arrangement, pins) ? null : { packageCase, arrangement, pins };
  if (!drawn && pinout.length === 0) return null;
  const drawing = (over?: Pick<OutlineDrawingProps, 'room' | 'children'>) =>
    drawn && (
      <>
        <OutlineDrawing {...drawn} {...over} />
        <figcaption className={styles.note}>{t('note', { name: drawn.packageCase })}</figcaption>
      </>
    );
  return (
    <figure className={styles.figure}>
      {pinout.length > 0 ? (
        <Suspense fallback={drawing()}>
          <Pinout
            leads={drawn ? outlineOf(drawn.arrangement, drawn.pins).leads : []}
            renderDrawing={(room, children) => drawing({ room, children })}
            pinout={pinout}
            renderOrigin={(pin, name) => (
              <EvidenceChip name={name} evidence={{ page: pin.page, isSure: true }} href={hrefOf(pin)} onFollow={() => onFollow(pin)} />
            )}
          />
        </Suspense>
      ) : (
        <>
          {drawing()}
          {drawn && <PinTable name={drawn.packageCase} arrangement={drawn.arrangement} pins={drawn.pins} />}
        </>
      )}
    </figure>
  );
}
