import type { MadeShare } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Dialog } from '@chippage/ui/Dialog';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { shareDialogMessages } from './messages.ts';
import * as styles from './ShareDialog.css.ts';

/** What a link is to be like. */
export interface ShareWishes {
  /** Absent: one is made. */
  code?: string;
  /** Absent: until it is revoked. */
  days?: number;
  /** Absent: as often as one likes. */
  downloads?: number;
}

export interface ShareDialogProps {
  name: string;
  /** Makes the link. @throws ApiError whose words are shown */
  onMake: (wishes: ShareWishes) => Promise<MadeShare>;
  /** The address of a link, with the name of the site. */
  hrefOf: (token: string) => string;
  /** Puts a text on the clipboard. @returns whether that went well */
  onCopy: (text: string) => Promise<boolean>;
  onClose: () => void;
}

const durations = ['1', '7', '30', '365', 'forever'] as const;
const isCount = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000;

/** Makes a link to a file or folder, and shows its code this once. */
export function ShareDialog({ name, onMake, hrefOf, onCopy, onClose }: ShareDialogProps) {
  const t = useMessages(shareDialogMessages);
  const [made, setMade] = useState<MadeShare | null>(null);
  const form = useForm({
    initial: { days: '7', downloads: '', code: '' },
    check: ({ downloads, code }) => ({
      ...(downloads.trim() !== '' && !isCount(downloads.trim()) && { downloads: t('downloadsWrong') }),
      ...(code.trim() !== '' && !/^[0-9A-Za-z]{4,6}$/.test(code.trim()) && { code: t('codeWrong') }),
    }),
    onSubmit: async ({ days, downloads, code }) => {
      setMade(
        await onMake({
          ...(days !== 'forever' && { days: Number(days) }),
          ...(downloads.trim() !== '' && { downloads: Number(downloads.trim()) }),
          ...(code.trim() !== '' && { code: code.trim() }),
        }),
      );
    },
    failed: t('failed'),
  });
  const words = { '1': t('day1'), '7': t('day7'), '30': t('day30'), '365': t('day365'), forever: t('forever') };
  return (
    <Dialog title={t('title', { name })} closeLabel={t('close')} size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {made === null ? (
        <FormColumn onSubmit={form.submit} message={form.message}>
          <Note>{t('intro')}</Note>
          <Select
            label={t('days')}
            placeholder={t('days')}
            autoFocus
            options={durations.map((id) => ({ id, label: words[id] }))}
            value={form.input.days}
            onChange={(days) => form.change({ days })}
          />
          <TextField {...form.field('downloads')} label={t('downloads')} description={t('downloadsHint')} inputMode="numeric" maxLength={5} />
          <TextField {...form.field('code')} label={t('code')} description={t('codeHint')} isMono maxLength={6} autoComplete="off" />
          <DialogEnd cancelLabel={t('cancel')} submitLabel={t('make')} pendingLabel={t('making')} isPending={form.isPending} onCancel={onClose} />
        </FormColumn>
      ) : (
        <MadeLink made={made} name={name} hrefOf={hrefOf} onCopy={onCopy} onClose={onClose} />
      )}
    </Dialog>
  );
}

function MadeLink({
  made: { share, code },
  name,
  hrefOf,
  onCopy,
  onClose,
}: Pick<ShareDialogProps, 'name' | 'hrefOf' | 'onCopy' | 'onClose'> & { made: MadeShare }) {
  const t = useMessages(shareDialogMessages);
  const action = useAction();
  const link = hrefOf(share.token);
  const copy = (text: string) =>
    void action.run(
      'copy',
      () => onCopy(text),
      (isCopied) => (isCopied ? t('copied') : t('copyFailed')),
    );
  const facts = [
    share.expireTime === null ? t('untilRevoked') : t('until', { time: absoluteTime(Date.parse(share.expireTime)).minute }),
    ...(share.downloadLimit === null ? [] : [t('times', { count: share.downloadLimit })]),
  ];
  return (
    <>
      <Alert tone="ok" title={t('made')} live="polite">
        {t('once')}
      </Alert>
      <DescriptionList unknownLabel="">
        <DescriptionItem term={t('link')}>
          <span className={styles.address} translate="no">
            {link}
          </span>
        </DescriptionItem>
        <DescriptionItem term={t('code')}>
          <span className={styles.code} translate="no">
            {code}
          </span>
        </DescriptionItem>
      </DescriptionList>
      {facts.map((fact) => (
        <p key={fact} className={styles.quiet}>
          {fact}
        </p>
      ))}
      <div className={styles.buttons}>
        <Button autoFocus onPress={() => copy(t('both', { name, link, code }))}>
          {t('copyBoth')}
        </Button>
        <Button variant="outline" onPress={() => copy(link)}>
          {t('copyLink')}
        </Button>
        <Button variant="plain" onPress={onClose}>
          {t('done')}
        </Button>
      </div>
      <ActionAlert result={action.result} />
    </>
  );
}
