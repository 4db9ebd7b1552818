import type { AgentOffer } from '@chippage/api/types';
import { AskForm, useAgentAsk } from '@chippage/features/AskForm';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../toasts/useNotify.ts';
import { inquiriesPaths } from '../inquiries/inquiries.paths.ts';
import { AnswerCard } from '../inquiries/quotes/AnswerCard.tsx';
import * as styles from '../inquiries/quotes/quotes.css.ts';
import { t } from './enterprise.words.ts';

/** Where the company behind a distributor's page is asked about one of its parts; or what to do where nobody would get the question. */
export function AgentAsk({ offer }: { offer: AgentOffer }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { company, onAsk } = useAgentAsk({ agentId: offer.agentId, agentPartId: offer.id }, ({ id }) => {
    notify({ tone: 'success', text: t('asked') });
    void navigate(inquiriesPaths.quote(id));
  });
  const agent = offer.agentNameCn ?? offer.agentName;
  // Beside what is known of the part it is an extra: while it is not read, or could not be, nothing stands here.
  if (company.status !== 'ready') return null;
  if (company.data === null)
    return (
      <Card title={t('ask', { agent })}>
        <div className={styles.answer}>
          <p className={styles.words}>{t('unreachable')}</p>
          <LinkButton variant="outline" href={inquiriesPaths.postRow({ type: 1, model: offer.mpn })}>
            {t('postInstead', { mpn: offer.mpn })}
          </LinkButton>
        </div>
      </Card>
    );
  const asked = { id: offer.id, quantity: offer.stock, price: null, currency: 'CNY' as const, taxMode: null, poster: { company: company.data } };
  return (
    <AnswerCard title={t('ask', { agent })} logInLabel={t('logInToAsk')} side="buyer">
      <AskForm isDirect row={asked} onAsk={onAsk} />
    </AnswerCard>
  );
}
