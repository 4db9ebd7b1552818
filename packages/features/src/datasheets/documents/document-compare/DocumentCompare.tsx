import type { Loadable } from '@chippage/api/loadable';
import type { Document } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Switch } from '@chippage/ui/Switch';
import { ToggleButtonGroup, ToggleChoice } from '@chippage/ui/ToggleButtonGroup';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { PdfAssets } from '../pdf-reader/openPdf.ts';
import type { WantedPage } from '../pdf-reader/readerHash.ts';
import { usePdf } from '../pdf-reader/usePdf.ts';
import { type AlignedHeading, alignOutlines, otherPage } from './alignOutlines.ts';
import { ChangedNumbers } from './ChangedNumbers.tsx';
import { CompareOutline } from './CompareOutline.tsx';
import * as styles from './DocumentCompare.css.ts';
import { DocumentPane } from './DocumentPane.tsx';
import { documentCompareMessages } from './messages.ts';
import { useNumberChanges } from './useNumberChanges.ts';

export interface DocumentCompareProps {
  /** Two documents, of revisions the older one first; null: none are chosen. */
  documents: Loadable<readonly [Document, Document]> | null;
  /** Address of a document's file. */
  urlOf: (document: Document) => string;
  /** Where pdf.js finds its worker and fonts. */
  assets: PdfAssets;
}

/** Two documents side by side; says what to do when they are not chosen, or lie elsewhere. */
export function DocumentCompare({ documents, ...props }: DocumentCompareProps) {
  const t = useMessages(documentCompareMessages);
  const paths = usePaths(shellPaths);
  const nothing = (title: string, text: string) => (
    <EmptyState
      icon={<DocumentIcon size={32} />}
      title={title}
      action={
        <LinkButton variant="outline" href={paths.home()}>
          {t('search')}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
  if (documents === null) return nothing(t('chooseTitle'), t('chooseText'));
  return (
    <Loaded value={documents} lines={9}>
      {(pair) =>
        pair.every(({ isHosted }) => isHosted) ? (
          <ReadyCompare key={`${pair[0].id} ${pair[1].id}`} documents={pair} {...props} />
        ) : (
          nothing(t('outsideTitle'), t('outsideText'))
        )
      }
    </Loaded>
  );
}

/** What is known of a file's headings; without any, the file is asked. */
const outlineIn = ({ outline }: Document) => (outline.length > 0 ? outline : undefined);

const sides = [0, 1] as const;
type Side = (typeof sides)[number];

/** Two documents side by side whose pages move together along the headings that both have, and the numbers that differ. */
function ReadyCompare({ documents, urlOf, assets }: Omit<DocumentCompareProps, 'documents'> & { documents: readonly [Document, Document] }) {
  const t = useMessages(documentCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const [left, right] = documents;
  const pdfs = [usePdf(urlOf(left), assets, outlineIn(left)), usePdf(urlOf(right), assets, outlineIn(right))] as const;
  const sources = pdfs.map((pdf) => (pdf.status === 'ready' ? pdf.source : null));
  const { reading, compare } = useNumberChanges(sources[0] ?? null, sources[1] ?? null);
  const headings = useMemo(() => alignOutlines(left.outline, right.outline), [left.outline, right.outline]);
  const [isLinked, setIsLinked] = useState(true);
  const [shown, setShown] = useState<Side>(0);
  const [wanted, setWanted] = useState<readonly [WantedPage | null, WantedPage | null]>([null, null]);
  /** Where the visitor reads: only this pane leads the other. */
  const active = useRef<Side | null>(null);
  const panes = useRef<[HTMLElement | null, HTMLElement | null]>([null, null]);
  const want = (side: Side, page: number) => setWanted(([one, other]) => (side === 0 ? [{ page }, other] : [one, { page }]));
  const follow = (from: Side, page: number) => {
    const to: Side = from === 0 ? 1 : 0;
    const source = sources[to];
    if (isLinked && active.current === from && source) want(to, otherPage(headings, from, page, source.pageCount));
  };
  const goToHeading = ({ pages }: AlignedHeading) => {
    active.current = null;
    for (const side of sides) if (pages[side] !== null) want(side, pages[side]);
  };
  const goToPage = (side: Side, page: number) => {
    active.current = null;
    setShown(side);
    want(side, page);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = panes.current.findIndex((pane) => pane?.contains(event.target as Node));
    if (event.key !== 'F6' || from === -1) return;
    event.preventDefault();
    const to: Side = from === 0 ? 1 : 0;
    // Where there is room for one pane only, it has to be seen before it can take the focus.
    flushSync(() => setShown(to));
    // While its file is not open, what can be pressed there.
    const pane = panes.current[to];
    (pane?.querySelector<HTMLElement>('[role=region]') ?? pane?.querySelector('button'))?.focus();
  };
  const names = [t('left', { title: left.title }), t('right', { title: right.title })] as const;
  return (
    <div className={styles.compare}>
      <div className={styles.tools}>
        <Switch isSelected={isLinked} onChange={setIsLinked} description={t('linkedHint')}>
          {t('linked')}
        </Switch>
        <LinkButton size="sm" variant="outline" href={paths.documentCompare(right.id, left.id)}>
          {t('swap')}
        </LinkButton>
        <div className={styles.which}>
          <ToggleButtonGroup label={t('which')} selectedKeys={[shown]} onSelectionChange={(keys) => setShown(keys.has(1) ? 1 : 0)}>
            <ToggleChoice id={0}>{t('leftShort')}</ToggleChoice>
            <ToggleChoice id={1}>{t('rightShort')}</ToggleChoice>
          </ToggleButtonGroup>
        </div>
      </div>
      {/* F6 goes between the panes, also from a field; every other key stays with the browser. */}
      <div className={styles.panes} onKeyDownCapture={onKeyDown}>
        {sides.map((side) => (
          <DocumentPane
            key={`${side} ${documents[side].id}`}
            paneRef={(pane) => {
              panes.current[side] = pane;
            }}
            name={names[side]}
            document={documents[side]}
            pdf={pdfs[side]}
            isShown={shown === side}
            wanted={wanted[side]}
            onPage={(page) => follow(side, page)}
            onTouch={() => {
              active.current = side;
            }}
          />
        ))}
      </div>
      <CompareOutline headings={headings} onHeading={goToHeading} />
      <ChangedNumbers reading={reading} onPage={goToPage} {...(compare && { onCompare: compare })} />
    </div>
  );
}
