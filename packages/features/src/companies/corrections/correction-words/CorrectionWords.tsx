import type { RegistryBlock, RegistryCorrectionLine, RegistryCorrectionState } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { ReviewedTag, type ReviewedTagProps, ReviewedTime } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { RowText } from '../../../parts/row-list/RowList.tsx';
import { blockNamesMessages } from '../../parts/block-names/messages.ts';
import { correctionWordsMessages } from './messages.ts';

const looks: Record<RegistryCorrectionState, ReviewedTagProps['state']> = { open: 'reviewing', corrected: 'approved', rejected: 'refused' };

/** Where a correction stands. */
export function CorrectionTag({ state }: Pick<RegistryCorrectionLine, 'state'>) {
  const t = useMessages(correctionWordsMessages);
  return <ReviewedTag state={looks[state]} label={t(state)} />;
}

/** When it was handed in, and decided. */
export function CorrectionTimes({ createTime, decideTime }: Pick<RegistryCorrectionLine, 'createTime' | 'decideTime'>) {
  const t = useMessages(correctionWordsMessages);
  return (
    <>
      <ReviewedTime submitTime={createTime} />
      {decideTime !== null && (
        <span>
          {t('decideTime')} <FriendlyTime dateTime={decideTime} />
        </span>
      )}
    </>
  );
}

/** What the operator said of it; nothing while it is open. */
export function CorrectionReason({ state, reason }: Pick<RegistryCorrectionLine, 'state' | 'reason'>) {
  const t = useMessages(correctionWordsMessages);
  return reason !== null && <RowText>{t(state === 'rejected' ? 'reasonRejected' : 'reasonCorrected', { reason })}</RowText>;
}

/** What a correction is about; without a table it is what the register says of the company itself. */
export function usePartName(): (block: RegistryBlock | null) => string {
  const t = useMessages(correctionWordsMessages);
  const names = useMessages(blockNamesMessages);
  return (block) => (block === null ? t('base') : names(block));
}
