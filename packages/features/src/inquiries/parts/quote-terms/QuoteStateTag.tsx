import type { QuoteState } from '@chippage/api/types';
import { CheckIcon, ClockIcon, CloseIcon, SwapIcon } from '@chippage/ui/Icon';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { quoteTermsMessages } from './messages.ts';

const looks: Record<QuoteState, [tone: NonNullable<TagProps['tone']>, icon: typeof ClockIcon]> = {
  waiting: ['info', ClockIcon],
  quoted: ['info', CheckIcon],
  bargaining: ['info', SwapIcon],
  accepted: ['ok', CheckIcon],
  refused: ['neutral', CloseIcon],
  expired: ['neutral', ClockIcon],
  withdrawn: ['neutral', CloseIcon],
};

export interface QuoteStateTagProps {
  state: QuoteState;
  /** The reader's company is awaited. @default false */
  isMyTurn?: boolean;
}

/** Where a quote stands, and that the reader is awaited. */
export function QuoteStateTag({ state, isMyTurn = false }: QuoteStateTagProps) {
  const t = useMessages(quoteTermsMessages);
  const [tone, Icon] = looks[state];
  return (
    <>
      <Tag tone={tone} icon={<Icon size={14} />}>
        {t(state)}
      </Tag>
      {isMyTurn && (
        <Tag tone="warn" icon={<ClockIcon size={14} />}>
          {t('myTurn')}
        </Tag>
      )}
    </>
  );
}
