import type { OperatorDocument } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { isLinked, type LinkActions, type LinkedDocument } from './linkActions.ts';
import * as styles from './LinkAdmin.css.ts';
import { LinkFacts } from './LinkFacts.tsx';
import { LinkForm } from './LinkForm.tsx';
import { linkAdminMessages } from './messages.ts';

export interface LinkDialogProps extends LinkActions {
  document: LinkedDocument;
  onClose: () => void;
}

const LICENCE_MOST = 200;

/** A maker's address: how it fares, asked again, corrected, and its file kept. */
export function LinkDialog({ document, onCheckLink, onCorrectLink, onArchive, onClose }: LinkDialogProps) {
  const t = useMessages(linkAdminMessages);
  const announce = useAnnounce();
  const { isPending, failure, run, clear } = useAction();
  // The row may leave the list, e.g. that of broken links, with what is done here.
  const [{ id, title, link }, setDocument] = useState(document);
  const put = (next: OperatorDocument, words: (linked: LinkedDocument) => string) => {
    if (!isLinked(next)) return;
    clear();
    setDocument(next);
    announce(words(next));
  };
  const checked = ({ link: { status } }: LinkedDocument) => t('checkedDone', { state: t(status ?? 'none') });
  return (
    <Dialog isOpen size="md" title={t('title', { name: title })} closeLabel={t('close')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.body}>
        <LinkFacts link={link} />
        <ActionAlert result={failure} />
        <div>
          <Button isPending={isPending} pendingLabel={t('checking')} onPress={() => void run('check', async () => put(await onCheckLink(id), checked))}>
            {t('check')}
          </Button>
        </div>
        <section className={styles.section} aria-labelledby="link-correct">
          <h3 className={styles.heading} id="link-correct">
            {t('correctTitle')}
          </h3>
          <div className={styles.form}>
            <LinkForm
              key={link.address}
              label={t('newAddress')}
              hint={t('newAddressHint')}
              initial={link.movedTo ?? ''}
              draftKey={`link:${id}`}
              check={(text) => (text === '' ? t('addressRequired') : undefined)}
              submitLabel={t('correct')}
              onSubmit={async (address) => put(await onCorrectLink({ id, address }), () => t('correctedDone'))}
            />
          </div>
        </section>
        <section className={styles.section} aria-labelledby="link-archive">
          <h3 className={styles.heading} id="link-archive">
            {t('archiveTitle')}
          </h3>
          {link.archive === null ? (
            <div className={styles.form}>
              <LinkForm
                label={t('licence')}
                hint={t('archiveHint')}
                initial=""
                draftKey={`archive:${id}`}
                check={(text) => {
                  if ([...text].length < 2) return t('licenceRequired');
                  return [...text].length > LICENCE_MOST ? t('licenceTooLong') : undefined;
                }}
                submitLabel={t('archive')}
                pendingLabel={t('archiving')}
                onSubmit={async (licence) => put(await onArchive({ id, licence }), () => t('archivedDone'))}
              />
            </div>
          ) : (
            <span>{t('archived', { date: absoluteTime(Date.parse(link.archive.time)).date, licence: link.archive.licence })}</span>
          )}
        </section>
      </div>
    </Dialog>
  );
}
