import { Dialog } from '@chippage/ui/Dialog';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { reviewQueueMessages } from './messages.ts';
import * as styles from './ReviewFiles.css.ts';
import { Watermark } from './Watermark.tsx';

interface EnlargedFileProps {
  url: string;
  label: string;
  watermark: string | undefined;
  onClose: () => void;
}

/** A picture that was handed in, in a window of its own. */
export function EnlargedFile({ url, label, watermark, onClose }: EnlargedFileProps) {
  const t = useMessages(reviewQueueMessages);
  const [isWhole, setWhole] = useState(true);
  return (
    <Dialog
      isOpen
      isDismissable
      size="lg"
      title={label}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      headerAction={
        <ToggleButton isSelected={!isWhole} onChange={(isLarge) => setWhole(!isLarge)}>
          {t('originalSize')}
        </ToggleButton>
      }
    >
      {/* Scrolled by keys once it is larger than the window. */}
      <div className={styles.stage} role="region" aria-label={label} tabIndex={0}>
        <div className={styles.marked}>
          <img className={isWhole ? styles.whole : styles.original} src={url} alt={label} />
          <Watermark words={watermark} />
        </div>
      </div>
    </Dialog>
  );
}
