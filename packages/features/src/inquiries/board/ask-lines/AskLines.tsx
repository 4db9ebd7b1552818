import { ApiError } from '@chippage/api/errors';
import type { BoardBatchResult, BoardForm } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Dialog } from '@chippage/ui/Dialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { companyNeedOf } from '../../../parts/company-need/companyNeed.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { quantityOf, rowChoices } from '../row-form/rowInput.ts';
import { type AskLine, type AskRow, type AskTerms, toForm, toRows, wantedRows, withResults } from './askLines.ts';
import * as styles from './AskLines.css.ts';
import { askLinesMessages } from './messages.ts';

/** Props of `AskLines`. */
export interface AskLinesProps {
  /** What a list wants. */
  lines: readonly AskLine[];
  /** Posts demands, as many as there are; says of each what became of it. @throws ApiError whose words are shown */
  onPost: (forms: BoardForm[]) => Promise<BoardBatchResult>;
  onClose: () => void;
}

/** Lines of a list become demands on the board, in one go; what was not taken stays and says why. */
export function AskLines({ lines, onPost, onClose }: AskLinesProps) {
  const t = useMessages(askLinesMessages);
  const words = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const companies = usePaths(enterprisePaths);
  const [rows, setRows] = useState(() => toRows(lines));
  const [terms, setTerms] = useState<AskTerms>({ place: null, takesAlternative: false, isAnonymous: false });
  const [news, setNews] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ text: string; needsCompany: boolean } | null>(null);
  const [isPending, setPending] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const change = useCallback((at: number, own: Partial<AskRow>) => setRows((was) => was.map((row) => (row.at === at ? { ...row, ...own } : row))), []);
  const choose = useCallback((row: AskRow, isChosen: boolean) => change(row.at, { isChosen }), [change]);
  const labelOf = useCallback(({ model }: AskRow) => t('selectRow', { model }), [t]);
  const columns = useMemo<TableColumn<AskRow>[]>(
    () => [
      {
        key: 'model',
        header: t('model'),
        isRowHeader: true,
        isWrapping: true,
        cell: ({ model, brandName }) => (
          <span className={styles.model}>
            {model}
            {brandName !== '' && <span className={styles.quiet}>{brandName}</span>}
          </span>
        ),
      },
      {
        key: 'quantity',
        header: t('quantity'),
        align: 'end',
        isWrapping: true,
        cell: (row) => <Quantity row={row} onChange={(typed) => change(row.at, { typed, wrong: null })} />,
      },
      {
        key: 'result',
        header: t('result'),
        isWrapping: true,
        cell: ({ rowId, model }) =>
          rowId !== null && (
            <Link tone="accent" href={paths.boardRow(rowId)} aria-label={`${t('posted')}，${t('postedNamed', { model })}`}>
              {t('posted')}
            </Link>
          ),
      },
    ],
    [t, paths, change],
  );
  const wanted = wantedRows(rows);
  const taken = rows.filter(({ rowId }) => rowId !== null).length;
  const post = async () => {
    const wrong = new Set(wanted.filter(({ typed }) => quantityOf(typed) === null).map(({ at }) => at));
    if (wrong.size > 0) return setRows((was) => was.map((row) => (wrong.has(row.at) ? { ...row, wrong: t('quantityWrong') } : row)));
    setPending(true);
    setFailure(null);
    try {
      const result = await onPost(wanted.map((row) => toForm(row, terms)));
      setRows((was) => withResults(was, wanted, result.rows));
      setNews(result.refused === 0 ? t('done', { taken: result.taken }) : t('doneSome', { taken: result.taken, refused: result.refused }));
      said.current?.focus();
    } catch (error) {
      setFailure({ text: error instanceof ApiError ? error.message : t('failed'), needsCompany: companyNeedOf(error) !== null });
    } finally {
      setPending(false);
    }
  };
  const footer = (
    <>
      {taken > 0 && (
        <LinkButton variant="outline" href={paths.ownRows(1)}>
          {t('toOwn')}
        </LinkButton>
      )}
      <Button isDisabled={wanted.length === 0} isPending={isPending} pendingLabel={t('submitting')} onPress={() => void post()}>
        {t('submit', { count: wanted.length })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="lg" isOpen onOpenChange={onClose} {...(lines.length > 0 && { footer })}>
      <div className={styles.stack}>
        {failure !== null && (
          <Alert tone="danger" live="assertive" {...(failure.needsCompany && { action: <Link href={companies.companyManage()}>{t('toCompany')}</Link> })}>
            {failure.text}
          </Alert>
        )}
        <p ref={said} className={styles.news} role="status" tabIndex={-1}>
          {news ?? t('lead')}
        </p>
        {lines.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <>
            <div className={styles.terms}>
              <NativeSelect
                label={t('place')}
                value={terms.place ?? ''}
                options={[{ id: '', label: `${t('place')}${t('anyPlace')}` }, ...rowChoices.place.map((id) => ({ id, label: words(id) }))]}
                onChange={(picked) => setTerms((was) => ({ ...was, place: rowChoices.place.find((each) => each === picked) ?? null }))}
              />
              <CheckboxField isSelected={terms.takesAlternative} onChange={(takesAlternative) => setTerms((was) => ({ ...was, takesAlternative }))}>
                {t('takesAlternative')}
              </CheckboxField>
              <CheckboxField isSelected={terms.isAnonymous} onChange={(isAnonymous) => setTerms((was) => ({ ...was, isAnonymous }))}>
                {t('isAnonymous')}
              </CheckboxField>
            </div>
            <Table
              caption={t('lines')}
              columns={columns}
              rows={rows}
              getRowKey={({ at }) => at}
              selection={{
                keys: new Set(rows.filter(({ isChosen }) => isChosen).map(({ at }) => at)),
                onChange: choose,
                header: t('select'),
                label: labelOf,
                all: { label: t('selectAll'), onChange: (isChosen) => setRows((was) => was.map((row) => ({ ...row, isChosen }))) },
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Quantity({ row: { model, typed, rowId, wrong }, onChange }: { row: AskRow; onChange: (typed: string) => void }) {
  const t = useMessages(askLinesMessages);
  const id = useId();
  if (rowId !== null) return typed;
  return (
    <>
      <input
        className={styles.input}
        aria-label={t('quantityOf', { model })}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : id}
        value={typed}
        maxLength={20}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong !== null && (
        <div id={id} className={styles.wrong}>
          {wrong}
        </div>
      )}
    </>
  );
}
