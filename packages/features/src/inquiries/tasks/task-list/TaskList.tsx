import { excelTaskLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { ExcelTask } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { type RefObject, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import { companyNeed } from '../../../parts/company-need/companyNeed.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { excelTaskMessages } from '../parts/messages.ts';
import { TaskProgress, TaskState } from '../parts/TaskState.tsx';
import * as styles from '../parts/Tasks.css.ts';
import { taskListMessages } from './messages.ts';

/** What can be done with a task without looking at its rows. */
export type QuickDeed = 'stop' | 'resume' | 'cancel';

/** Props of `TaskList`. */
export interface TaskListProps {
  page: number;
  tasks: Loadable<ListPage<ExcelTask>>;
  isRefreshing?: boolean;
  getHref: (page: number) => string;
  /** @throws ApiError whose words are shown */
  onMove: (task: ExcelTask, deed: QuickDeed) => Promise<void>;
  /** Saves the wrong rows. @throws ApiError whose words are shown */
  onErrors: (task: ExcelTask) => Promise<void>;
}

const quickDeeds = ['stop', 'resume', 'cancel'] as const satisfies QuickDeed[];
const doneWords = { stop: 'stopped', resume: 'resumed', cancel: 'cancelled' } as const;

/** The sheets of a company, and how far each is. */
export function TaskList({ page, tasks, ...rows }: TaskListProps) {
  const t = useMessages(taskListMessages);
  const paths = usePaths(inquiriesPaths);
  const action = useAction(t('moveFailed'));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        headingRef={heading}
        note={tasks.status === 'ready' ? t('count', { count: formatNumber(tasks.data.totalRecord) }) : undefined}
        end={
          companyNeed(tasks) === null && (
            <LinkButton size="sm" href={paths.batchUpload()}>
              {t('upload')}
            </LinkButton>
          )
        }
      />
      <Rows page={page} tasks={tasks} action={action} headingRef={heading} {...rows} />
    </PageColumn>
  );
}

type RowsProps = TaskListProps & { action: Action; headingRef: RefObject<HTMLElement | null> };

function Rows({ page, tasks, action, headingRef, isRefreshing = false, getHref, onMove, onErrors }: RowsProps) {
  const t = useMessages(taskListMessages);
  return (
    <PagedRows value={tasks} failedTitle={t('failed')} isRefreshing={isRefreshing} page={page} getHref={getHref} headingRef={headingRef}>
      {(list) =>
        list.data.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyHint', { rows: formatNumber(excelTaskLimits.rows) })}</EmptyState>
        ) : (
          <>
            <ActionAlert result={action.result} />
            <Card padding="none">
              <RowList label={t('title')}>
                {list.data.map((task) => (
                  <TaskRow key={task.id} task={task} action={action} onMove={onMove} onErrors={onErrors} />
                ))}
              </RowList>
            </Card>
          </>
        )
      }
    </PagedRows>
  );
}

function TaskRow({ task, action, onMove, onErrors }: Pick<TaskListProps, 'onMove' | 'onErrors'> & { task: ExcelTask; action: Action }) {
  const t = useMessages(taskListMessages);
  const words = useMessages(excelTaskMessages);
  const paths = usePaths(inquiriesPaths);
  const { id, fileName: name, kind, total, ok, failed, faultText, createTime, createdBy, isReady, isAnonymous } = task;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {name} <Tag>{words(kind)}</Tag> {isAnonymous && <Tag>{t('anonymous')}</Tag>} <TaskState task={task} />
        </RowTitle>
        <RowMeta>
          <FriendlyTime dateTime={createTime} />
          {createdBy !== null && <span>{t('by', { name: createdBy })}</span>}
          {total !== null && <span>{t('rows', { total: formatNumber(total) })}</span>}
          {ok > 0 && <span>{t('ok', { count: formatNumber(ok) })}</span>}
          {failed > 0 && <span>{t('wrong', { count: formatNumber(failed) })}</span>}
        </RowMeta>
        {faultText !== null && <p className={styles.quiet}>{faultText}</p>}
        <TaskProgress task={task} />
      </RowWords>
      <RowActions>
        <LinkButton
          variant={isReady ? 'solid' : 'outline'}
          size="sm"
          href={paths.task(id)}
          aria-label={t('named', { deed: t(isReady ? 'see' : 'look'), name })}
        >
          {t(isReady ? 'see' : 'look')}
        </LinkButton>
        {quickDeeds
          .filter((deed) => task.actions.includes(deed))
          .map((deed) => (
            <Button
              key={deed}
              variant="outline"
              size="sm"
              aria-label={t('named', { deed: words(deed), name })}
              isPending={action.pending === `${deed} ${id}`}
              onPress={() => void action.run(`${deed} ${id}`, () => onMove(task, deed), t(doneWords[deed], { name }))}
            >
              {words(deed)}
            </Button>
          ))}
        {failed > 0 && (
          <Button
            variant="plain"
            size="sm"
            icon={<DownloadIcon size={16} />}
            aria-label={t('named', { deed: t('errors'), name })}
            isPending={action.pending === `errors ${id}`}
            onPress={() => void action.run(`errors ${id}`, () => onErrors(task))}
          >
            {t('errors')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}
