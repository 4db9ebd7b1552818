import { ApiError } from '@chippage/api/errors';
import type { MatchedPart } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { TextArea } from '@chippage/ui/TextArea';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import { useDraft } from '../../../parts/form/useDraft.ts';
import { partListMessages } from './messages.ts';
import { ListRows } from './ListRows.tsx';
import { countOf, type ListRow, listRow, toAdd, withOther } from './listRows.ts';
import * as styles from './PartListDialog.css.ts';
import { type PartListLine, parsePartList } from '../../../parts/part-list-text/parsePartList.ts';

/** Lines that can be pasted at once. */
const MOST = 200;

/** Goods that a part list puts into the cart. */
export interface ListedGoods {
  goodsId: number;
  quantity: number;
  knownPrice: string;
  /** How many the cart has of it; 0: it comes anew. */
  held: number;
}

export interface PartListDialogProps {
  /** Looks for offers, one answer for each line. Rejects with the server's refusal. */
  onMatch: (lines: PartListLine[]) => Promise<MatchedPart[]>;
  /** Puts them into the cart. @returns how many did not fit; null: none went in, and the host said why */
  onAdd: (goods: ListedGoods[]) => Promise<number | null>;
  /** How many the cart has of goods, by their numbers. */
  held: ReadonlyMap<number, number>;
  /** Looks at the list as soon as it is there: another system wrote it. @default false */
  isHanded?: boolean;
  onClose: () => void;
}

/** A part list that is pasted: what was found for each line, and with one press all of it in the cart. */
export function PartListDialog({ onMatch, onAdd, held, isHanded = false, onClose }: PartListDialogProps) {
  const t = useMessages(partListMessages);
  const { text, setText, forget } = useDraft(useDrafts(), 'partList');
  const [matched, setMatched] = useState<{ parts: MatchedPart[]; unread: string[] } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [rest, setRest] = useState(0);
  const result = useRef<HTMLParagraphElement>(null);
  // What was written, until it is corrected.
  const [meant, setMeant] = useState<ReadonlyMap<number, number>>(new Map());
  const rows = matched?.parts.map((part, at) => listRow(part, meant.get(at) ?? part.wanted, (part.goods && held.get(part.goods.id)) ?? 0)) ?? [];
  const found = toAdd(rows);

  const run = async (work: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setWrong(null);
    await work()
      .catch((error: unknown) => setWrong(error instanceof ApiError ? error.message : t('failed')))
      .finally(() => setPending(false));
  };
  const check = () => {
    const { lines, unread } = parsePartList(text);
    if (lines.length === 0) return setWrong(t('nothing'));
    if (lines.length > MOST) return setWrong(t('tooMany', { most: MOST, count: lines.length }));
    void run(async () => {
      setMatched({ parts: await onMatch(lines), unread });
      setRest(0);
      setMeant(new Map());
    });
  };
  // The list comes out of the browser's store after the first drawing.
  const isAwaited = useRef(isHanded);
  useEffect(() => {
    if (!isAwaited.current || text === '') return;
    isAwaited.current = false;
    check();
  });
  const takeOther = (at: number) => {
    setMatched((was) => was && { ...was, parts: was.parts.map((part, place) => (place === at ? withOther(part) : part)) });
    // The other offer is ordered as the line was written.
    setMeant((was) => new Map([...was].filter(([place]) => place !== at)));
  };
  const add = () =>
    void run(async () => {
      const left = await onAdd(found);
      if (left === null) return;
      if (left > 0) return setWrong(t('left', { count: left }));
      // What did not go in is still what the buyer wants.
      const rest = rows.filter(({ kind }) => kind === 'correct' || kind === 'none').map(({ part }) => part);
      const unread = matched?.unread ?? [];
      if (rest.length + unread.length === 0) {
        forget();
        return onClose();
      }
      setText([...rest.map(({ mpn, wanted }) => `${mpn} ${wanted}`), ...unread].join('\n'));
      setMatched({ parts: rest, unread });
      setMeant(new Map());
      setRest(rest.length + unread.length);
      result.current?.focus();
    });
  const footer = matched ? (
    <>
      <Button variant="outline" isDisabled={isPending} onPress={() => setMatched(null)}>
        {t('edit')}
      </Button>
      <Button isDisabled={found.length === 0} isPending={isPending} pendingLabel={t('adding')} onPress={add}>
        <AddWords rows={rows} />
      </Button>
    </>
  ) : (
    <Button isPending={isPending} pendingLabel={t('checking')} onPress={check}>
      {t('check')}
    </Button>
  );
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="lg" isOpen onOpenChange={onClose} footer={footer}>
      <div className={styles.stack}>
        {wrong !== null && (
          <Alert tone="danger" live="assertive">
            {wrong}
          </Alert>
        )}
        {matched ? (
          <>
            <p ref={result} className={styles.result} role="status" tabIndex={-1}>
              {rest > 0 && <strong>{t('rest', { count: rest })}：</strong>}
              <Result rows={rows} unread={matched.unread.length} />
            </p>
            <ListRows
              rows={rows}
              unread={matched.unread}
              onQuantity={(at, quantity) => setMeant((was) => new Map(was).set(at, quantity))}
              onOther={takeOther}
            />
          </>
        ) : (
          <TextArea
            label={t('label')}
            description={t('hint', { most: MOST })}
            placeholder={t('example')}
            isMono
            rows={10}
            autoFocus
            value={text}
            onChange={setText}
          />
        )}
      </div>
    </Dialog>
  );
}

function AddWords({ rows }: { rows: readonly ListRow[] }) {
  const t = useMessages(partListMessages);
  const [count, changed] = [countOf(rows, 'ready'), countOf(rows, 'change')];
  return t(changed === 0 ? 'add' : count === 0 ? 'change' : 'addChange', { count, changed });
}

function Result({ rows, unread }: { rows: readonly ListRow[]; unread: number }) {
  const t = useMessages(partListMessages);
  const missing = countOf(rows, 'none') + unread;
  const others = [
    ['resultChange', countOf(rows, 'change')],
    ['resultCorrect', countOf(rows, 'correct')],
    ['resultSame', countOf(rows, 'same')],
    ['resultMissing', missing],
  ] as const;
  return t('result', { found: countOf(rows, 'ready') }) + others.map(([key, count]) => (count > 0 ? t(key, { count }) : '')).join('');
}
