import { UploadList } from '@chippage/ui/UploadList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useUploadListWords } from '../../../parts/parted-upload/useUploadListWords.ts';
import { uploadMessages } from './messages.ts';
import { type FactsSources, UploadFacts } from './UploadFacts.tsx';
import { UploadFile } from './UploadFile.tsx';
import type { FactsInput, UploadItem } from './uploadItems.ts';
import { uploadListItem } from './uploadListItem.tsx';

export interface UploadCardsProps extends FactsSources {
  items: readonly UploadItem[];
  onRetry: (ids: readonly string[]) => void;
  onPause: (id: string) => void;
  onResume: (id: string) => void;
  onRemove: (id: string) => void;
  onChange: (id: string, part: Partial<FactsInput>) => void;
  onAddMpns: (id: string, text: string) => void;
  /** The last one was removed. */
  onEmpty: () => void;
}

/** The files that were chosen, each with how far it is and with what it is said to be. */
export function UploadCards({ items, onRetry, onPause, onResume, onRemove, onChange, onAddMpns, onEmpty, ...sources }: UploadCardsProps) {
  const t = useMessages(uploadMessages);
  const words = useUploadListWords({ done: t('ready'), retryOf: (name) => t('retryOf', { name }), removeOf: (name) => t('removeOf', { name }) });
  return (
    <UploadList
      label={t('files')}
      variant="cards"
      headingLevel={2}
      items={items.map((item) => uploadListItem(t, words, item))}
      words={words}
      onRemove={onRemove}
      onRetry={(id) => onRetry([id])}
      onPause={onPause}
      onResume={onResume}
      onEmpty={onEmpty}
    >
      {({ id }) => {
        const item = items.find((one) => one.id === id);
        return (
          item && (
            <UploadFile item={item}>
              <UploadFacts item={item} onChange={(part) => onChange(id, part)} onAddMpns={(text) => onAddMpns(id, text)} {...sources} />
            </UploadFile>
          )
        );
      }}
    </UploadList>
  );
}
