import type { Loadable } from '@chippage/api/loadable';
import type { PiDocument as Paper } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { DownloadIcon } from '@chippage/ui/Icon';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PiDocument } from '../pi-document/PiDocument.tsx';
import { piListMessages } from './messages.ts';
import * as styles from './PiList.css.ts';

export interface PiDialogProps {
  /** Its number, known before the paper is. */
  piNo: string;
  pi: Loadable<Paper>;
  onDownload: () => Promise<void>;
  onClose: () => void;
}

/** A proforma invoice over the page, to read before it is sent on. */
export function PiDialog({ piNo, pi, onDownload, onClose }: PiDialogProps) {
  const t = useMessages(piListMessages);
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    await onDownload().finally(() => setPending(false));
  };
  return (
    <Dialog
      size="lg"
      title={piNo}
      closeLabel={t('close')}
      isOpen
      isDismissable
      onOpenChange={onClose}
      footer={
        <Button icon={<DownloadIcon size={16} />} isPending={isPending} onPress={() => void download()}>
          {t('download')}
        </Button>
      }
    >
      <Loaded value={pi} lines={12}>
        {(paper) => (
          <div className={styles.sheet}>
            <PiDocument pi={paper} headingLevel={3} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
