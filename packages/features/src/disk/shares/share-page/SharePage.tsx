import type { Loadable } from '@chippage/api/loadable';
import type { ShareFront, SharedDisk } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { DownloadIcon, LinkIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextField } from '@chippage/ui/TextField';
import { useEffect, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Inset, Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { ItemIcon } from '../../parts/item-icon/ItemIcon.tsx';
import { sharePageMessages } from './messages.ts';
import * as styles from './SharePage.css.ts';

export interface SharePageProps {
  front: Loadable<ShareFront>;
  /** What lies behind the link, once its code was right. */
  opened: SharedDisk | null;
  /** @throws ApiError whose words are shown at the field */
  onOpen: (code: string) => Promise<void>;
  /** Saves one file, or everything. @returns its name @throws ApiError whose words are shown */
  onDownload: (id: number | null) => Promise<string>;
}

/** What somebody shares: the question for the code, then the files. */
export function SharePage({ front, opened, onOpen, onDownload }: SharePageProps) {
  const t = useMessages(sharePageMessages);
  const paths = usePaths(shellPaths);
  return (
    <div className={styles.page}>
      <Loaded value={front} lines={4}>
        {({ state, isFolder, nickName, expireTime }) =>
          state === 'open' ? (
            <PageColumn>
              <PageHead
                title={t(isFolder ? 'titleFolder' : 'title', { nickName })}
                {...(expireTime !== null && { note: t('until', { time: absoluteTime(Date.parse(expireTime)).minute }) })}
              />
              {opened === null ? <CodeForm onOpen={onOpen} /> : <SharedFiles opened={opened} onDownload={onDownload} />}
              <Note>{t('safety')}</Note>
            </PageColumn>
          ) : (
            <PageColumn>
              <PageHead title={t('closed')} />
              <EmptyState
                icon={<LinkIcon size={32} />}
                title={t(state)}
                action={
                  <LinkButton variant="outline" href={paths.home()}>
                    {t('home')}
                  </LinkButton>
                }
              />
            </PageColumn>
          )
        }
      </Loaded>
    </div>
  );
}

function CodeForm({ onOpen }: Pick<SharePageProps, 'onOpen'>) {
  const t = useMessages(sharePageMessages);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => {
      if (code.trim() === '') return { code: t('codeRequired') };
      return /^[0-9A-Za-z]{4,6}$/.test(code.trim()) ? {} : { code: t('codeWrong') };
    },
    onSubmit: ({ code }) => onOpen(code.trim()),
    fieldOf: (error) => (error.status === 200 ? 'code' : undefined),
    failed: t('failed'),
  });
  return (
    <Card>
      <FormColumn onSubmit={form.submit} message={form.message} isNarrow>
        <TextField {...form.field('code')} label={t('code')} description={t('codeHint')} isMono maxLength={6} autoComplete="off" />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('opening')}>
            {t('open')}
          </Button>
        </FormActions>
      </FormColumn>
    </Card>
  );
}

function SharedFiles({ opened, onDownload }: { opened: SharedDisk; onDownload: SharePageProps['onDownload'] }) {
  const t = useMessages(sharePageMessages);
  const action = useAction(t('downloadFailed'));
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, isFolder, files, totalBytes, downloadsLeft } = opened;
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const download = (id: number | null) =>
    void action.run(
      `${id ?? 'all'}`,
      () => onDownload(id),
      (saved) => t('downloaded', { name: saved }),
    );
  return (
    <Card padding="none">
      <Inset>
        <PageColumn>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {name}
          </h2>
          <Note>
            {t('summary', { count: files.length, size: sizeText(totalBytes) })}
            {downloadsLeft !== null && ` · ${t('left', { count: downloadsLeft })}`}
          </Note>
          {isFolder && files.length > 0 && (
            <div>
              <Button icon={<DownloadIcon size={16} />} isPending={action.pending === 'all'} pendingLabel={t('downloading')} onPress={() => download(null)}>
                {t('downloadAll')}
              </Button>
            </div>
          )}
          <ActionAlert result={action.result} />
        </PageColumn>
      </Inset>
      {files.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <RowList label={t('files', { name })}>
          {files.map((file) => (
            <Row key={file.id}>
              <span className={styles.icon}>
                <ItemIcon kind={file.kind} />
              </span>
              <RowWords>
                <RowTitle>{file.name}</RowTitle>
                <RowMeta>
                  {file.path.length > 0 && <span>{file.path.join(' / ')}</span>}
                  <span>{sizeText(file.sizeBytes)}</span>
                </RowMeta>
              </RowWords>
              <RowActions>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('downloadOf', { name: file.name })}
                  isPending={action.pending === `${file.id}`}
                  onPress={() => download(file.id)}
                >
                  {t('downloadFile')}
                </Button>
              </RowActions>
            </Row>
          ))}
        </RowList>
      )}
    </Card>
  );
}
