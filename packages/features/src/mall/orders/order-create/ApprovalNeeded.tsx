import type { ApprovalNeed } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { orderCreateMessages } from './messages.ts';

/** Why the member does not order this alone, and what happens instead. */
export function ApprovalNeeded({ need: { reason, company, limit } }: { need: ApprovalNeed }) {
  const t = useMessages(orderCreateMessages);
  const why = reason === 'right' ? t('needRight', { company }) : t('needLimit', { company, limit: moneyText(limit ?? '0', 'CNY') });
  return (
    <Alert tone="info" title={why}>
      {t('needAbout')}
    </Alert>
  );
}
