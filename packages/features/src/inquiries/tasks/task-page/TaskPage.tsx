import type { Loadable } from '@chippage/api/loadable';
import type { ExcelTaskDetail, ExcelTaskField, SheetFormat } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Disclosure } from '@chippage/ui/Disclosure';
import { DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { excelTaskMessages } from '../parts/messages.ts';
import { TaskProgress, TaskState } from '../parts/TaskState.tsx';
import * as styles from '../parts/Tasks.css.ts';
import { taskPageMessages } from './messages.ts';
import { TaskColumns } from './TaskColumns.tsx';
import { TaskRows, type TaskRowsProps } from './TaskRows.tsx';

/** What is done with a task. */
export type TaskMove = { deed: 'start'; missing: 'keep' | 'close' } | { deed: 'stop' | 'resume' | 'cancel' };

/** Props of `TaskPage`. */
export interface TaskPageProps extends Pick<TaskRowsProps, 'outcome' | 'page' | 'rows' | 'isRefreshing' | 'getHref'> {
  task: Loadable<ExcelTaskDetail>;
  /** @throws ApiError whose words are shown */
  onMap: (mapping: { headRow: number; columns: (ExcelTaskField | null)[] }) => Promise<void>;
  /** @throws ApiError whose words are shown */
  onMove: (move: TaskMove) => Promise<void>;
  /** Saves the wrong rows. @throws ApiError whose words are shown */
  onErrors: (format: SheetFormat) => Promise<void>;
}

/** A sheet that is worked off: how far it is, what its columns are, what becomes of each row, and what can be done. */
export function TaskPage({ task, ...rest }: TaskPageProps) {
  const t = useMessages(taskPageMessages);
  return (
    <Loaded value={task} failedTitle={t('failed')} bones={['120px', '240px']}>
      {(loaded) => <OfTask task={loaded} {...rest} />}
    </Loaded>
  );
}

function OfTask({ task, onMap, onMove, onErrors, ...rows }: Omit<TaskPageProps, 'task'> & { task: ExcelTaskDetail }) {
  const t = useMessages(taskPageMessages);
  const words = useMessages(excelTaskMessages);
  const paths = usePaths(inquiriesPaths);
  const announce = useAnnounce();
  const action = useAction(t('moveFailed'));
  const heading = useRef<HTMLHeadingElement>(null);
  const rowsHeading = useRef<HTMLHeadingElement>(null);
  const standing = task.isReady ? 'ready' : task.state;
  const last = useRef(standing);
  useEffect(() => {
    if (last.current === standing) return;
    last.current = standing;
    announce(words(standing));
  }, [announce, standing, words]);
  const { counts, failed } = task;
  return (
    <PageColumn>
      <PageHead
        title={task.fileName}
        headingRef={heading}
        note={<TaskState task={task} />}
        end={
          <LinkButton variant="outline" size="sm" href={paths.tasks()}>
            {t('back')}
          </LinkButton>
        }
      />
      <Card>
        <div className={styles.stack}>
          <Standing task={task} />
          {counts !== null && (
            <ul className={styles.facts}>
              {(['new', 'changed', 'same', 'wrong', 'missing'] as const).map((name) => (
                <li key={name}>{t(`count_${name}`, { count: formatNumber(counts[name]) })}</li>
              ))}
            </ul>
          )}
          {task.isReady && task.obstacle === null && <Start task={task} action={action} onMove={onMove} />}
          <ActionAlert result={action.result} />
          <div className={styles.buttons}>
            {(['stop', 'resume', 'cancel'] as const)
              .filter((deed) => task.actions.includes(deed))
              .map((deed) => (
                <Button
                  key={deed}
                  variant={deed === 'resume' ? 'solid' : 'outline'}
                  isPending={action.pending === deed}
                  onPress={() => void action.run(deed, () => onMove({ deed }), t(deed === 'stop' ? 'stopped' : deed === 'resume' ? 'resumed' : 'cancelled'))}
                >
                  {t(deed)}
                </Button>
              ))}
            {task.ok > 0 && task.state !== 'importing' && (
              <LinkButton variant="outline" href={paths.ownRows(task.kind === 'demand' ? 1 : 0)}>
                {t('see')}
              </LinkButton>
            )}
            {failed > 0 &&
              (['xlsx', 'csv'] as const).map((format) => (
                <Button
                  key={format}
                  variant="plain"
                  icon={<DownloadIcon size={16} />}
                  isPending={action.pending === format}
                  onPress={() => void action.run(format, () => onErrors(format))}
                >
                  {t('errors', { format })}
                </Button>
              ))}
            {failed > 0 && task.state === 'done' && (
              <LinkButton variant="plain" href={paths.batchUpload({ kind: task.kind })}>
                {t('again')}
              </LinkButton>
            )}
          </div>
        </div>
      </Card>
      {task.actions.includes('map') && (
        <Card>
          <Disclosure title={t('columnsTitle')} headingLevel={2} defaultExpanded={task.obstacle !== null}>
            <TaskColumns
              key={`${task.headRow} ${task.columns.map(({ field }) => field).join()}`}
              task={task}
              isPending={action.pending === 'map'}
              onMap={(mapping) => void action.run('map', () => onMap(mapping), t('mapped'))}
            />
          </Disclosure>
        </Card>
      )}
      {counts !== null && (
        <section className={styles.stack}>
          <h2 ref={rowsHeading} tabIndex={-1} className={styles.news}>
            {t('rowsTitle')}
          </h2>
          <TaskRows task={task} headingRef={rowsHeading} {...rows} />
        </section>
      )}
    </PageColumn>
  );
}

/** How far it is, or how it ended. */
function Standing({ task }: { task: ExcelTaskDetail }) {
  const t = useMessages(taskPageMessages);
  const { state, faultText, obstacle } = task;
  const [ok, failed] = [formatNumber(task.ok), formatNumber(task.failed)];
  if (state === 'failed') return <Alert tone="danger">{faultText}</Alert>;
  if (state === 'cancelled') return <Alert tone="info">{t('cancelledText', { ok })}</Alert>;
  if (state === 'done') return <Alert tone={task.failed > 0 ? 'warn' : 'ok'}>{task.failed > 0 ? t('doneText', { ok, failed }) : t('doneAll', { ok })}</Alert>;
  if (obstacle !== null) return <Alert tone="warn">{obstacle}</Alert>;
  return (
    <>
      {state === 'paused' && <p>{t('pausedText', { ok })}</p>}
      <TaskProgress task={task} />
    </>
  );
}

/** Starting it, with what is to be done with rows of earlier sheets that this one does not have. */
function Start({ task, action, onMove }: { task: ExcelTaskDetail; action: Action; onMove: TaskPageProps['onMove'] }) {
  const t = useMessages(taskPageMessages);
  const [missing, setMissing] = useState<'keep' | 'close'>('keep');
  const { counts } = task;
  if (counts === null) return null;
  const count = formatNumber(counts.new + counts.changed + counts.same);
  return (
    <div className={styles.stack}>
      <p>{t('startLead', { count, wrong: formatNumber(counts.wrong) })}</p>
      {counts.missing > 0 && (
        <RadioGroup
          label={t('missingLabel', { count: formatNumber(counts.missing) })}
          orientation="horizontal"
          value={missing}
          onChange={(next) => setMissing(next === 'close' ? 'close' : 'keep')}
        >
          <Radio value="keep">{t('missingKeep')}</Radio>
          <Radio value="close">{t('missingClose')}</Radio>
        </RadioGroup>
      )}
      <div className={styles.buttons}>
        <Button isPending={action.pending === 'start'} onPress={() => void action.run('start', () => onMove({ deed: 'start', missing }), t('started'))}>
          {t('start', { count })}
        </Button>
      </div>
    </div>
  );
}
