import type { BomLine, BomMatch, BomPart, BomWish } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { Link } from '@chippage/ui/Link';
import { NumberField } from '@chippage/ui/NumberField';
import { SearchField } from '@chippage/ui/SearchField';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { LifecycleMark } from '../../parts/lifecycle-mark/LifecycleMark.tsx';
import { isDoubtful, MOST_PIECES, nameOf, wishOf } from '../bom-lines/bomLine.ts';
import * as styles from '../bom-page/BomPage.css.ts';
import { choosePartMessages } from './messages.ts';

/** Props of `ChoosePart`. */
export interface ChoosePartProps {
  /** The place of the line, from 0. */
  at: number;
  line: BomLine;
  /** Looks for parts. @throws ApiError */
  onFind: (wish: BomWish) => Promise<BomMatch>;
  onChoose: (part: BomPart) => void;
  onSkip: (isSkipped: boolean) => void;
  /** Takes over the pieces of one set; null: not known. */
  onQuantity: (quantity: number | null) => void;
  /** Goes on to the next line that has to be looked at; absent: this is the last one. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** The part of a line is chosen among what was found, or looked for in other words. Without leaving the window it goes on with the next line. */
export function ChoosePart({ at, line, onFind, onChoose, onSkip, onQuantity, onNext, onClose }: ChoosePartProps) {
  const t = useMessages(choosePartMessages);
  const announce = useAnnounce();
  const choose = (part: BomPart) => {
    announce(t('chosen', { no: at + 1, mpn: part.mpn }));
    onChoose(part);
  };
  const skip = () => {
    if (!line.isSkipped) announce(t('skipped', { no: at + 1 }));
    onSkip(!line.isSkipped);
  };
  return (
    <Dialog
      title={t('title', { no: at + 1, name: nameOf(line) })}
      closeLabel={t('close')}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onPress={skip}>
            {t(line.isSkipped ? 'unskip' : 'skip')}
          </Button>
          <Button onPress={onNext ?? onClose}>{t(onNext ? 'next' : 'done')}</Button>
        </>
      }
    >
      <LineChoice key={at} line={line} onFind={onFind} onChoose={choose} onQuantity={onQuantity} />
    </Dialog>
  );
}

/** What a line says, and what may be meant by it. */
function LineChoice({ line, onFind, onChoose, onQuantity }: Pick<ChoosePartProps, 'line' | 'onFind' | 'onChoose' | 'onQuantity'>) {
  const t = useMessages(choosePartMessages);
  const start = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<BomWish>(() => wishOf(line));
  const found = useFound(asked, onFind);
  // At once: what was pressed for the line before is gone in the same moment.
  useLayoutEffect(() => start.current?.focus({ preventScroll: true }), []);
  const search = (words: string) => {
    const written = words.trim();
    if (written !== '') setAsked({ ...wishOf(line), mpn: written.slice(0, 64), value: written.slice(0, 64), description: written.slice(0, 200), brand: '' });
  };
  return (
    <div className={styles.stack}>
      <p ref={start} tabIndex={-1} className={`${styles.line} ${styles.quiet}`}>
        {t('written')} <Written line={line} />
      </p>
      {!line.isSkipped && (
        <NumberField
          label={t('quantity')}
          unit={t('quantityUnit')}
          {...(line.quantity === null && { description: t('quantityMissing') })}
          value={line.quantity ?? Number.NaN}
          minValue={1}
          maxValue={MOST_PIECES}
          onChange={(next) => onQuantity(Number.isNaN(next) ? null : next)}
        />
      )}
      <SearchField label={t('search')} clearLabel={t('clear')} submitLabel={t('searchVerb')} isMono value={text} onChange={setText} onSubmit={search} />
      {found === 'failed' ? (
        <Alert tone="danger" live="assertive">
          {t('failed')}
        </Alert>
      ) : found === null ? (
        <SkeletonRegion label={t('searching')}>
          <Skeleton />
          <Skeleton />
        </SkeletonRegion>
      ) : (
        <Candidates found={found.candidates} line={line} onChoose={onChoose} />
      )}
    </div>
  );
}

/** What was found for the wish that was asked last; null while it is looked for. */
function useFound(wish: BomWish, onFind: ChoosePartProps['onFind']): BomMatch | 'failed' | null {
  const [found, setFound] = useState<BomMatch | 'failed' | null>(null);
  const ask = useRef(onFind);
  useEffect(() => {
    ask.current = onFind;
  }, [onFind]);
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    ask.current(wish).then(
      (answer) => isCurrent && setFound(answer),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [wish]);
  return found;
}

/** Everything that the list says of the line. */
function Written({ line: { mpn, brand, value, footprint, description, designators } }: { line: BomLine }) {
  return (
    <span className={styles.written}>{[mpn, brand, value, footprint, description, designators.slice(0, 60)].filter((each) => each !== '').join(' · ')}</span>
  );
}

function Candidates({ found, line, onChoose }: { found: readonly BomPart[]; line: BomLine; onChoose: (part: BomPart) => void }) {
  const t = useMessages(choosePartMessages);
  const paths = usePaths(datasheetsPaths);
  if (found.length === 0) return <p role="status">{t('none')}</p>;
  const isOpen = isDoubtful(line);
  return (
    <ul className={styles.candidates} aria-label={t('candidates')}>
      {found.map((part) => {
        const isCurrent = part.id === line.partId;
        const names = { mpn: part.mpn, brand: part.brandNameCn ?? part.brandName };
        return (
          <li key={part.id} className={styles.candidate}>
            <span className={styles.candidateFacts}>
              <strong className={styles.written}>{part.mpn}</strong>
              <span className={styles.under}>{[names.brand, part.packageCase, part.categoryName].filter(Boolean).join(' · ')}</span>
            </span>
            <LifecycleMark lifecycle={part.lifecycle} />
            <Link href={paths.partDetail(part.id)} newWindowLabel={t('newWindow')} aria-label={t('partNamed', names)}>
              {t('part')}
            </Link>
            {isCurrent && !isOpen ? (
              <span className={styles.quiet}>{t('current')}</span>
            ) : (
              <Button
                size="sm"
                variant={isCurrent ? 'solid' : 'outline'}
                aria-label={t(isCurrent ? 'keepNamed' : 'useNamed', names)}
                onPress={() => onChoose(part)}
              >
                {t(isCurrent ? 'keep' : 'use')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
